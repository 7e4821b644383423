export declare const inflationCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly amount: {
        readonly kind: 'number';
        readonly label: 'Cost today';
        readonly unit: 'inr';
        readonly min: 1000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 10000;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Inflation a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 15;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 5;
    };
    readonly years: {
        readonly kind: 'number';
        readonly label: 'Time';
        readonly unit: 'years';
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 5;
    };
}>, import("../calculator.js").WithText<{
    readonly roundedFutureCost: {
        readonly label: "Future cost";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly increase: {
        readonly label: "Increase";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["futureCost"];
            readonly minus: readonly ["amount"];
        };
    };
    readonly worth: {
        readonly label: "What the same money will buy, in today’s prices";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly futureCost: {
        readonly label: "Future cost before rounding";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
