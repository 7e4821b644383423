export declare const homeLoanCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly price: {
        readonly kind: "number";
        readonly label: "Price of the home";
        readonly unit: "inr";
        readonly min: 1000000;
        readonly max: 50000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100000;
        readonly default: 6000000;
    };
    readonly downPaymentPercent: {
        readonly kind: "number";
        readonly label: "Down payment";
        readonly unit: "percent";
        readonly min: 10;
        readonly max: 90;
        readonly limits: {
            readonly min: 0;
            readonly max: 99;
        };
        readonly step: 1;
        readonly default: 20;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Interest rate a year';
        readonly unit: 'percent';
        readonly limits: import("../input-limits.js").InputRange;
        readonly min: 5;
        readonly max: 15;
        readonly step: 0.05;
        readonly default: 8.5;
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
        readonly default: 20;
    };
}>, import("../calculator.js").WithText<{
    readonly emi: {
        readonly label: "Monthly instalment (EMI)";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly downPayment: {
        readonly label: "Down payment";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly loanAmount: {
        readonly label: "Loan";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Total interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly paidInAll: {
        readonly label: "Paid for the home in all";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly mostLent: {
        readonly label: "A bank may lend at most";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly within: {
        readonly kind: "choice";
        readonly label: "The loan is within that";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No, more has to be paid down";
        };
        readonly role: "detail";
    };
}>>;
