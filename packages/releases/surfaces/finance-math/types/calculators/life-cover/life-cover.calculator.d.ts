export declare const lifeCoverCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly annualIncome: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly label: "Income after tax a year";
        readonly max: 10000000;
        readonly min: 100000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 50000;
        readonly default: 1200000;
    };
    readonly annualOwnExpenses: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly label: "Of it spent on yourself a year";
        readonly max: 5000000;
        readonly step: 10000;
        readonly default: 300000;
    };
    readonly yearsToRetirement: {
        readonly kind: "number";
        readonly label: "Years of income left";
        readonly help: "Until you retire";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 45;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 25;
        readonly granularity: 1;
    };
    readonly incomeGrowthPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 15;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "Income grows a year";
        readonly default: 6;
    };
    readonly discountPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 15;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "The insured sum earns a year";
        readonly help: "What the family gets for it in safe places";
        readonly default: 7;
    };
    readonly debts: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100000;
        readonly label: "Loans to pay off";
        readonly max: 50000000;
        readonly default: 4000000;
    };
    readonly goals: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100000;
        readonly label: "Goals that must not fail";
        readonly help: "Education, a marriage: in money of today";
        readonly max: 50000000;
        readonly default: 0;
    };
    readonly savings: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100000;
        readonly label: "Savings that the family can use";
        readonly max: 50000000;
        readonly default: 0;
    };
    readonly existingCover: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100000;
        readonly label: "Life cover that is there";
        readonly max: 100000000;
        readonly default: 0;
    };
}>, import("../calculator.js").WithText<{
    readonly coverNeeded: {
        readonly label: "Cover that is missing";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly humanLifeValue: {
        readonly label: "The income is worth today";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly needs: {
        readonly label: "Loans and goals";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly has: {
        readonly label: "There already";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly timesIncome: {
        readonly label: "Missing, in years of income";
        readonly unit: "number";
        readonly role: "detail";
        readonly decimals: 1;
    };
}>>;
