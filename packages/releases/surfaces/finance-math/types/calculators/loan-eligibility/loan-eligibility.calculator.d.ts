export declare const loanEligibilityCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly monthlyIncome: {
        readonly kind: "number";
        readonly label: "Income in hand a month";
        readonly unit: "inr";
        readonly min: 10000;
        readonly max: 1000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 100000;
    };
    readonly existingEmi: {
        readonly kind: "number";
        readonly label: "Instalments paid already a month";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 500000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 500;
        readonly default: 10000;
    };
    readonly foirPercent: {
        readonly kind: "number";
        readonly label: "Income that may go into instalments";
        readonly help: "Banks allow 40 to 60 %, more of larger incomes";
        readonly unit: "percent";
        readonly min: 30;
        readonly max: 70;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 50;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate a year";
        readonly unit: "percent";
        readonly min: 5;
        readonly max: 25;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 8.5;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Time";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 30;
        readonly limits: {
            readonly min: number;
            readonly max: 50;
        };
        readonly step: 1;
        readonly default: 20;
        readonly granularity: 12;
    };
}>, import("../calculator.js").WithText<{
    readonly loanAmount: {
        readonly label: "Loan";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly maxEmi: {
        readonly label: "Instalment that is left for it";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest over the time";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly totalPayment: {
        readonly label: "Paid in all";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["loanAmount", "totalInterest"];
            readonly minus: readonly [];
        };
    };
}>>;
