export declare const advanceTaxCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly taxLiability: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Tax of the whole year";
        readonly help: "With surcharge and cess";
        readonly default: 200000;
    };
    readonly tdsCredit: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly label: "Tax deducted at source (TDS)";
        readonly help: "And collected: TCS";
        readonly default: 50000;
    };
    readonly june: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly label: "Paid by 15 June";
    };
    readonly september: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly label: "Paid from then to 15 September";
    };
    readonly december: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly label: "Paid from then to 15 December";
    };
    readonly march: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly label: "Paid from then to 15 March";
    };
    readonly late: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly label: "Paid from 16 to 31 March";
        readonly advanced: true;
    };
    readonly settledMonths: {
        readonly kind: "number";
        readonly label: "The rest is paid in month, from April";
        readonly help: "April is 1, July, when returns are due, is 4";
        readonly unit: "number";
        readonly min: 1;
        readonly max: 24;
        readonly limits: {
            readonly min: 1;
            readonly max: 240;
        };
        readonly step: 1;
        readonly default: 4;
        readonly granularity: 1;
        readonly advanced: true;
    };
    readonly senior: {
        readonly kind: "choice";
        readonly label: "From 60 on, without a business";
        readonly help: "Then nothing is due in advance";
        readonly default: "no";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No";
        };
        readonly advanced: true;
    };
    readonly financialYear: {
        readonly kind: "choice";
        readonly label: "Financial year";
        readonly default: "2026-27";
        readonly options: {
            readonly '2024-25': "FY 2024-25";
            readonly '2025-26': "FY 2025-26";
            readonly '2026-27': "FY 2026-27";
        };
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly advanceTax: {
        readonly label: "Advance tax of the year";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly totalInterest: {
        readonly label: "Interest for paying late";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly interest234C: {
        readonly label: "For late instalments (234C)";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly interest234B: {
        readonly label: "For tax after the year (234B)";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly due: {
        readonly kind: "choice";
        readonly label: "Advance tax is due";
        readonly role: "detail";
        readonly options: {
            readonly yes: "Yes, in four instalments";
            readonly no: "No";
        };
    };
    readonly assessedTax: {
        readonly label: "Tax after TDS";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly paid: {
        readonly label: "Paid in advance";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly left: {
        readonly label: "Left to pay, before interest";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["assessedTax"];
            readonly minus: readonly ["paid"];
        };
    };
}>>;
