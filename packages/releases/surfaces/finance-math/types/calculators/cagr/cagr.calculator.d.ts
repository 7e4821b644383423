export declare const cagrCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly invested: {
        readonly kind: "number";
        readonly label: "Invested";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 100000;
    };
    readonly value: {
        readonly kind: "number";
        readonly label: "Worth now";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 20000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 175000;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Time";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 40;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 5;
    };
}>, import("../calculator.js").WithText<{
    readonly cagrPercent: {
        readonly label: "Return a year (CAGR)";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
    };
    readonly absolutePercent: {
        readonly label: "Return in all";
        readonly unit: "percent";
        readonly role: "part";
        readonly decimals: 2;
    };
    readonly gain: {
        readonly label: "Gain";
        readonly unit: "inr";
        readonly role: "part";
        readonly rest: {
            readonly plus: readonly ["value"];
            readonly minus: readonly ["invested"];
        };
    };
    readonly multiple: {
        readonly label: "Times the money";
        readonly unit: "number";
        readonly role: "detail";
    };
}>>;
