export declare const apyCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly joiningAge: {
        readonly kind: "number";
        readonly label: "Age at joining";
        readonly unit: "age";
        readonly min: 18;
        readonly max: 40;
        readonly step: 1;
        readonly default: 30;
        readonly granularity: 1;
    };
    readonly monthlyPension: {
        readonly kind: "choice";
        readonly label: "Pension a month from 60 on";
        readonly default: "5000";
        readonly options: {
            readonly '1000': "₹1,000";
            readonly '2000': "₹2,000";
            readonly '3000': "₹3,000";
            readonly '4000': "₹4,000";
            readonly '5000': "₹5,000";
        };
    };
}>, import("../calculator.js").WithText<{
    readonly monthlyContribution: {
        readonly label: "Contribution a month";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly years: {
        readonly label: "Contributions last";
        readonly unit: "years";
        readonly role: "detail";
    };
    readonly totalPaid: {
        readonly label: "Paid in until 60";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly yearlyPension: {
        readonly label: "Pension a year";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly nomineeCorpus: {
        readonly label: "Left to the nominee";
        readonly unit: "inr";
        readonly role: "part";
    };
}>>;
