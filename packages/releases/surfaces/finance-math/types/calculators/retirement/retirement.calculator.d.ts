export declare const retirementCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly currentAge: {
        readonly kind: 'number';
        readonly unit: 'age';
        readonly step: 1;
        readonly granularity: 1;
        readonly label: "Age today";
        readonly min: 18;
        readonly max: 79;
        readonly limits: {
            readonly min: 0;
            readonly max: 148;
        };
        readonly default: 30;
    };
    readonly retirementAge: {
        readonly kind: 'number';
        readonly unit: 'age';
        readonly step: 1;
        readonly granularity: 1;
        readonly label: "Age at retirement";
        readonly min: 19;
        readonly max: 80;
        readonly limits: {
            readonly min: 1;
            readonly max: 149;
        };
        readonly default: 60;
    };
    readonly lifeExpectancy: {
        readonly kind: 'number';
        readonly unit: 'age';
        readonly step: 1;
        readonly granularity: 1;
        readonly label: "Plan until age";
        readonly min: 20;
        readonly max: 110;
        readonly limits: {
            readonly min: 2;
            readonly max: 150;
        };
        readonly default: 85;
    };
    readonly monthlyExpenses: {
        readonly kind: "number";
        readonly label: "Monthly expenses today";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 1000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 50000;
    };
    readonly inflationPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly step: 0.1;
        readonly limits: import("../input-limits.js").InputRange;
        readonly label: "Inflation a year";
        readonly min: 1;
        readonly max: 15;
        readonly default: 6;
    };
    readonly preRetirementReturnPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly step: 0.1;
        readonly limits: import("../input-limits.js").InputRange;
        readonly label: "Return before retirement";
        readonly min: 1;
        readonly max: 30;
        readonly default: 12;
    };
    readonly postRetirementReturnPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly step: 0.1;
        readonly limits: import("../input-limits.js").InputRange;
        readonly label: "Return in retirement";
        readonly min: 1;
        readonly max: 15;
        readonly default: 7;
    };
    readonly currentSavings: {
        readonly kind: "number";
        readonly label: "Savings today";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 1000000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 10000;
        readonly default: 0;
        readonly filledBy: "net-worth";
    };
}>, import("../calculator.js").WithText<{
    readonly requiredMonthlyInvestment: {
        readonly label: "To invest every month";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly corpusNeeded: {
        readonly label: "Corpus needed at retirement";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly monthlyExpensesThen: {
        readonly label: "Monthly expenses at retirement";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly savingsThen: {
        readonly label: "Today’s savings at retirement";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly shortfall: {
        readonly label: "Still missing at retirement";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["corpusNeeded"];
            readonly minus: readonly ["savingsThen"];
        };
    };
}>>;
