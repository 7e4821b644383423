export declare const cryptoProfitCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly cost: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly step: 1000;
        readonly label: "Paid for what is sold";
        readonly min: 1000;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly default: 100000;
    };
    readonly sale: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly step: 1000;
        readonly label: "Sold for";
        readonly min: 0;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly default: 150000;
    };
    readonly expenses: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly label: "Charges and gas";
        readonly help: "They lower the profit, never the tax";
        readonly min: 0;
        readonly max: 100000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 0;
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
    readonly surcharge: {
        readonly kind: "choice";
        readonly label: "Surcharge";
        readonly help: "By the whole income: above 50 lakh 10 %, 1 crore 15 %, 2 crore 25 %, old regime above 5 crore 37 %";
        readonly default: "0";
        readonly options: {
            readonly '0': "None";
            readonly '10': "10 %";
            readonly '15': "15 %";
            readonly '25': "25 %";
            readonly '37': "37 %";
        };
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly netProfit: {
        readonly label: "Profit after tax";
        readonly unit: "inr";
        readonly role: "headline";
        readonly rest: {
            readonly plus: readonly ["gain"];
            readonly minus: readonly ["tax", "expenses"];
        };
    };
    readonly netReturnPercent: {
        readonly label: "Return after tax";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
    };
    readonly tax: {
        readonly label: "Tax";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly tds: {
        readonly label: "Of it deducted at the sale (TDS)";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly taxLeft: {
        readonly label: "Tax still to pay";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["tax"];
            readonly minus: readonly ["tds"];
        };
    };
    readonly gain: {
        readonly label: "Gain before tax";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["sale"];
            readonly minus: readonly ["cost"];
        };
    };
}>>;
