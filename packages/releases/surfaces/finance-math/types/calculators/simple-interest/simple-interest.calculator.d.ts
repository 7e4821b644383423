export declare const simpleInterestCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly principal: {
        readonly kind: 'number';
        readonly label: 'Principal';
        readonly unit: 'inr';
        readonly min: 100;
        readonly max: 1000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 10000;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Interest rate a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 20;
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
        readonly default: 2;
    };
}>, import("../calculator.js").WithText<{
    readonly total: {
        readonly label: "Total amount";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly principalPart: {
        readonly label: "Principal";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly interest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
}>>;
