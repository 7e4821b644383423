export declare const loanCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly principal: {
        readonly kind: 'number';
        readonly label: 'Loan amount';
        readonly unit: 'inr';
        readonly min: 100000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 1000000;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Interest rate a year';
        readonly unit: 'percent';
        readonly min: 1;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 6.5;
    };
    readonly years: {
        readonly kind: 'number';
        readonly label: 'Tenure';
        readonly unit: 'years';
        readonly min: 1;
        readonly max: 30;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly default: 5;
        readonly granularity: 12;
    };
    readonly emiRounding: {
        readonly kind: 'choice';
        readonly label: 'Instalment rounded to';
        readonly advanced: true;
        readonly default: 'none';
        readonly options: {
            readonly none: 'Not rounded';
            readonly rupee: 'The rupee';
            readonly paisa: 'The paisa';
        };
    };
}>, import("../calculator.js").WithText<{
    readonly emi: {
        readonly label: "Monthly instalment (EMI)";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly principalPaid: {
        readonly label: "Principal";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Total interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalPayment: {
        readonly label: "Total payment";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
