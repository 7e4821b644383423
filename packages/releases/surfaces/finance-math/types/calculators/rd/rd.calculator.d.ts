export declare const rdCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly mode: {
        readonly kind: "choice";
        readonly label: "Kept with";
        readonly isMode: true;
        readonly default: "bank";
        readonly options: {
            readonly bank: "Bank";
            readonly 'post-office': "Post office";
        };
    };
    readonly monthlyDeposit: {
        readonly kind: "number";
        readonly label: "Deposit a month";
        readonly unit: "inr";
        readonly min: 100;
        readonly max: 100000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 5000;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate a year";
        readonly help: "Of the day of opening; it stays for the whole term";
        readonly unit: "percent";
        readonly min: 3;
        readonly max: 12;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: number;
    };
    readonly months: {
        readonly kind: "number";
        readonly label: "Time";
        readonly unit: "months";
        readonly min: 6;
        readonly max: 120;
        readonly limits: {
            readonly min: 1;
            readonly max: 240;
        };
        readonly step: 1;
        readonly default: 60;
        readonly granularity: 1;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['bank'];
        };
    };
    readonly retainedYears: {
        readonly kind: "number";
        readonly label: "Kept after its end";
        readonly help: "Without further deposits, up to five years after the sixty months";
        readonly unit: "years";
        readonly min: 0;
        readonly max: 5;
        readonly step: 1;
        readonly default: 0;
        readonly granularity: 1;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['post-office'];
        };
    };
    readonly compounding: {
        readonly kind: "choice";
        readonly label: "Interest is added";
        readonly default: "4";
        readonly options: {
            readonly '4': "Every quarter";
            readonly '12': "Every month";
            readonly '2': "Every half-year";
            readonly '1': "Every year";
        };
        readonly advanced: true;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['bank'];
        };
    };
}>, import("../calculator.js").WithText<{
    readonly maturity: {
        readonly label: "Maturity value";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly paidIn: {
        readonly label: "Paid in";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
}>>;
