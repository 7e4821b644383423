export declare const personalLoanCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly principal: {
        readonly kind: 'number';
        readonly label: 'Loan amount';
        readonly unit: 'inr';
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly min: 10000;
        readonly max: 5000000;
        readonly default: 300000;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Interest rate a year';
        readonly unit: 'percent';
        readonly limits: import("../input-limits.js").InputRange;
        readonly min: 8;
        readonly max: 36;
        readonly step: 0.25;
        readonly default: 14;
    };
    readonly years: {
        readonly kind: 'number';
        readonly label: 'Tenure';
        readonly unit: 'years';
        readonly min: 1;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly granularity: 12;
        readonly max: 7;
        readonly default: 3;
    };
    readonly feePercent: {
        readonly kind: "number";
        readonly label: "Processing fee";
        readonly help: "Of the loan; 18 % of GST come on top";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 6;
        readonly limits: {
            readonly min: 0;
            readonly max: 50;
        };
        readonly step: 0.1;
        readonly default: 2;
    };
}>, import("../calculator.js").WithText<{
    readonly emi: {
        readonly label: "Monthly instalment (EMI)";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly aprPercent: {
        readonly label: "Annual percentage rate (APR)";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
    };
    readonly totalInterest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly feesPaid: {
        readonly label: "Fee with GST";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalCost: {
        readonly label: "Cost of the loan";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly received: {
        readonly label: "Really received";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
