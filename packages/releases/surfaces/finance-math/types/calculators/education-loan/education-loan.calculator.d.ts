export declare const educationLoanCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly principal: {
        readonly kind: 'number';
        readonly label: 'Loan amount';
        readonly unit: 'inr';
        readonly min: 100000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly max: 20000000;
        readonly default: 1000000;
    };
    readonly annualRatePercent: {
        readonly kind: 'number';
        readonly label: 'Interest rate a year';
        readonly unit: 'percent';
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly min: 5;
        readonly default: 10.5;
    };
    readonly studyYears: {
        readonly kind: "number";
        readonly label: "Years of study";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 8;
        readonly limits: {
            readonly min: 0;
            readonly max: 20;
        };
        readonly step: 1;
        readonly default: 4;
        readonly granularity: 12;
    };
    readonly graceMonths: {
        readonly kind: "number";
        readonly label: "Months after it without instalments";
        readonly unit: "months";
        readonly min: 0;
        readonly max: 24;
        readonly limits: {
            readonly min: 0;
            readonly max: 60;
        };
        readonly step: 1;
        readonly default: 12;
        readonly granularity: 1;
    };
    readonly years: {
        readonly kind: 'number';
        readonly unit: 'years';
        readonly min: 1;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1;
        readonly granularity: 12;
        readonly label: "Then paid back over";
        readonly max: 15;
        readonly default: 10;
    };
    readonly moratoriumInterest: {
        readonly kind: "choice";
        readonly label: "Interest until then";
        readonly help: "Most banks charge simple interest until the first instalment";
        readonly default: "simple";
        readonly options: {
            readonly simple: "Simple";
            readonly compounded: "Compounded every month";
        };
    };
}>, import("../calculator.js").WithText<{
    readonly emi: {
        readonly label: "Monthly instalment (EMI)";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly owedThen: {
        readonly label: "Owed when instalments begin";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly borrowed: {
        readonly label: "Loan";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly studyInterest: {
        readonly label: "Interest until instalments begin";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly laterInterest: {
        readonly label: "Interest after that";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalPayment: {
        readonly label: "Total payment";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
