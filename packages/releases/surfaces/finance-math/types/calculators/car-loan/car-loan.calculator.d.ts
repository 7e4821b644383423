export declare const carLoanCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly exShowroom: {
        readonly kind: "number";
        readonly label: "Ex-showroom price";
        readonly unit: "inr";
        readonly min: 50000;
        readonly max: 5000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 10000;
        readonly default: 1000000;
    };
    readonly onRoadPercent: {
        readonly kind: "number";
        readonly label: "Road tax, registration and insurance";
        readonly help: "Of the ex-showroom price; by state and car";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 30;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 15;
    };
    readonly downPaymentPercent: {
        readonly kind: "number";
        readonly label: "Down payment";
        readonly help: "Of the price on the road";
        readonly unit: "percent";
        readonly min: 0;
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
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly min: 5;
        readonly step: 0.05;
        readonly default: 9;
    };
    readonly years: {
        readonly kind: 'number';
        readonly label: 'Tenure';
        readonly unit: 'years';
        readonly min: 1;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly granularity: 12;
        readonly max: 8;
        readonly default: 5;
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
        readonly label: "Paid for the car in all";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly onRoad: {
        readonly label: "Price on the road";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
