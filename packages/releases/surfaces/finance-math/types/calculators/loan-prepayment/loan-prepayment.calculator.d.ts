export declare const loanPrepaymentCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
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
    readonly afterMonth: {
        readonly kind: 'number';
        readonly label: 'Prepaid after instalment';
        readonly unit: 'months';
        readonly min: 1;
        readonly max: 359;
        readonly limits: {
            readonly min: 0;
            readonly max: 2399;
        };
        readonly step: 1;
        readonly default: 12;
        readonly granularity: 1;
    };
    readonly lumpSum: {
        readonly kind: 'number';
        readonly label: 'Prepayment';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 100000;
    };
}>, import("../calculator.js").WithText<{
    readonly interestSavedByTenure: {
        readonly label: "Interest saved by a shorter loan";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly interestSavedByEmi: {
        readonly label: "Interest saved by a lower instalment";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly monthsSaved: {
        readonly label: "Months saved";
        readonly unit: "months";
        readonly role: "part";
    };
    readonly newMonths: {
        readonly label: "Months of the shorter loan";
        readonly unit: "months";
        readonly role: "detail";
    };
    readonly newEmi: {
        readonly label: "Lower instalment";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly emi: {
        readonly label: "Instalment until then";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly totalInterest: {
        readonly label: "Interest without prepayment";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly outstanding: {
        readonly label: "Owed before the prepayment";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
