export declare const stepUpSipCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly monthlyInvestment: {
        readonly kind: 'number';
        readonly label: 'Monthly investment in the first year';
        readonly unit: 'inr';
        readonly min: 100;
        readonly max: 1000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 5000;
    };
    readonly annualStepUpPercent: {
        readonly kind: 'number';
        readonly label: 'Step-up a year';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 50;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 10;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Expected return a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 12;
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
    readonly rateConvention: {
        readonly kind: 'choice';
        readonly label: 'Monthly rate';
        readonly help: 'Banks and most calculators divide the yearly rate by 12; fund companies take its twelfth root';
        readonly advanced: true;
        readonly default: 'nominal';
        readonly options: {
            readonly nominal: 'Yearly rate ÷ 12';
            readonly effective: 'Twelfth root of the yearly growth';
        };
    };
}>, import("../calculator.js").WithText<{
    readonly futureValue: {
        readonly label: 'Future value';
        readonly unit: 'inr';
        readonly role: 'headline';
    };
    readonly totalInvested: {
        readonly label: 'Invested amount';
        readonly unit: 'inr';
        readonly role: 'part';
    };
    readonly gain: {
        readonly label: 'Estimated returns';
        readonly unit: 'inr';
        readonly role: 'part';
    };
    readonly withoutStepUp: {
        readonly label: "Future value without step-up";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
