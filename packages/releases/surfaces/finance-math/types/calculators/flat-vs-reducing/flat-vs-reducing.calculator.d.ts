export declare const flatVsReducingCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly principal: {
        readonly kind: 'number';
        readonly label: 'Loan amount';
        readonly unit: 'inr';
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly min: 10000;
        readonly default: 500000;
    };
    readonly flatRatePercent: {
        readonly kind: "number";
        readonly label: "Flat rate a year";
        readonly help: "On the whole loan to its end, whatever has been paid back";
        readonly unit: "percent";
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 8;
    };
    readonly years: {
        readonly kind: 'number';
        readonly label: 'Tenure';
        readonly unit: 'years';
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly granularity: 12;
        readonly default: 3;
    };
    readonly otherRatePercent: {
        readonly kind: "number";
        readonly label: "Reducing rate of another loan";
        readonly help: "To compare: a rate a year on what is still owed, as banks name it";
        readonly unit: "percent";
        readonly min: 1;
        readonly max: 40;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 12;
    };
}>, import("../calculator.js").WithText<{
    readonly reducingRatePercent: {
        readonly label: "Reducing rate that it amounts to";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
    };
    readonly emi: {
        readonly label: "Instalment a month";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly principalPaid: {
        readonly label: "Principal";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalPayment: {
        readonly label: "Paid in all";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly otherEmi: {
        readonly label: "Instalment of the other loan";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly otherInterest: {
        readonly label: "Interest of the other loan";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly extraInterest: {
        readonly label: "Extra cost of the flat rate";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["totalInterest"];
            readonly minus: readonly ["otherInterest"];
        };
    };
}>>;
