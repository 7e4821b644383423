export declare const fdPayoutCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly payout: {
        readonly kind: "choice";
        readonly label: "Interest is paid";
        readonly isMode: true;
        readonly default: "quarterly";
        readonly options: {
            readonly monthly: "Every month";
            readonly quarterly: "Every quarter";
            readonly maturity: "At the end";
        };
    };
    readonly principal: {
        readonly kind: "number";
        readonly label: "Deposit";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 500000;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate a year";
        readonly unit: "percent";
        readonly min: 1;
        readonly max: 12;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.05;
        readonly default: 7;
    };
    readonly months: {
        readonly kind: "number";
        readonly label: "Time";
        readonly unit: "months";
        readonly min: 0;
        readonly max: 120;
        readonly limits: {
            readonly min: 0;
            readonly max: 240;
        };
        readonly step: 1;
        readonly default: 36;
        readonly granularity: 1;
    };
    readonly days: {
        readonly kind: "number";
        readonly label: "And days";
        readonly unit: "number";
        readonly min: 0;
        readonly max: 91;
        readonly step: 1;
        readonly default: 0;
        readonly granularity: 1;
        readonly advanced: true;
    };
    readonly senior: {
        readonly kind: "choice";
        readonly label: "Depositor is 60 or older";
        readonly default: "no";
        readonly options: {
            readonly no: "No";
            readonly yes: "Yes";
        };
    };
    readonly seniorExtraPercent: {
        readonly kind: "number";
        readonly label: "More for senior citizens";
        readonly help: "Most banks pay 0.5 % more";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 2;
        readonly limits: {
            readonly min: 0;
            readonly max: 5;
        };
        readonly step: 0.05;
        readonly default: 0.5;
        readonly when: {
            readonly input: "senior";
            readonly is: readonly ["yes"];
        };
    };
    readonly pan: {
        readonly kind: "choice";
        readonly label: "The PAN is known";
        readonly default: "yes";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No";
        };
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly monthly: {
        readonly label: "Interest every month";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly quarterly: {
        readonly label: "Interest every quarter";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly maturity: {
        readonly label: "Paid at the end";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly deposit: {
        readonly label: "Deposit";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest in all";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly total: {
        readonly label: "Deposit and interest";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly totalTds: {
        readonly label: "Tax deducted (TDS)";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly netInterest: {
        readonly label: "Interest after TDS";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["totalInterest"];
            readonly minus: readonly ["totalTds"];
        };
    };
    readonly ratePercent: {
        readonly label: "Rate that is paid";
        readonly unit: "percent";
        readonly role: "detail";
    };
}>>;
