export declare const targetAmountCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly target: {
        readonly kind: 'number';
        readonly label: 'Target amount in today’s money';
        readonly unit: 'inr';
        readonly min: 1000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 1000000;
        readonly filledBy: 'net-worth';
    };
    readonly inflationPercent: {
        readonly kind: 'number';
        readonly label: 'Inflation a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 15;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 5;
    };
    readonly returnPercent: {
        readonly kind: 'number';
        readonly label: 'Expected return a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 8;
    };
    readonly years: {
        readonly kind: 'number';
        readonly label: 'Time';
        readonly unit: 'years';
        readonly min: 1;
        readonly max: 50;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 10;
    };
    readonly interestType: {
        readonly kind: 'choice';
        readonly label: 'Interest';
        readonly default: 'compound';
        readonly options: {
            readonly compound: 'Compound';
            readonly simple: 'Simple';
        };
    };
}>, import("../calculator.js").WithText<{
    readonly presentInvestment: {
        readonly label: "To invest today";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly inflatedTarget: {
        readonly label: "Target with inflation";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly growth: {
        readonly label: "Returns until then";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["inflatedTarget"];
            readonly minus: readonly ["presentInvestment"];
        };
    };
}>>;
