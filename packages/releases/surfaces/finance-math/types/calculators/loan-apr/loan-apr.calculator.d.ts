export declare const loanAprCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
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
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Interest rate a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly max: 36;
        readonly default: 12;
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
    readonly fees: {
        readonly kind: "number";
        readonly label: "Fees and charges";
        readonly help: "All that the lender asks for, with tax: processing, papers, valuation, insurance";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 200000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100;
        readonly default: 11800;
    };
}>, import("../calculator.js").WithText<{
    readonly aprPercent: {
        readonly label: "Annual percentage rate (APR)";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
    };
    readonly effectiveAnnualPercent: {
        readonly label: "Effective rate a year";
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
        readonly label: "Fees";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalCost: {
        readonly label: "Cost of the loan";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly emi: {
        readonly label: "Instalment a month";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly received: {
        readonly label: "Really received";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly totalPayment: {
        readonly label: "Paid in instalments";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["received", "totalCost"];
            readonly minus: readonly [];
        };
    };
}>>;
