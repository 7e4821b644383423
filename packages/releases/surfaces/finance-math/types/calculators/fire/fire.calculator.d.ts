export declare const fireCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly monthlyExpenses: {
        readonly kind: "number";
        readonly label: "Expenses a month";
        readonly unit: "inr";
        readonly min: 10000;
        readonly max: 500000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 50000;
    };
    readonly currentSavings: {
        readonly kind: "number";
        readonly label: "Saved already";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 50000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 10000;
        readonly default: 2000000;
        readonly filledBy: "net-worth";
    };
    readonly monthlyInvestment: {
        readonly kind: "number";
        readonly label: "Invested a month";
        readonly help: "It rises with prices";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 500000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 60000;
    };
    readonly annualReturnPercent: {
        readonly kind: "number";
        readonly label: "Expected return a year";
        readonly unit: "percent";
        readonly min: 4;
        readonly max: 16;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly default: 11;
    };
    readonly inflationPercent: {
        readonly kind: "number";
        readonly label: "Inflation a year";
        readonly unit: "percent";
        readonly min: 2;
        readonly max: 12;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly default: 6;
    };
    readonly withdrawalRatePercent: {
        readonly kind: "number";
        readonly label: "Withdrawn in the first year";
        readonly help: "Of the corpus; 4 % are the rule of US history, 3 to 3.5 % more careful";
        readonly unit: "percent";
        readonly min: 2;
        readonly max: 6;
        readonly limits: {
            readonly min: 0.1;
            readonly max: 100;
        };
        readonly step: 0.1;
        readonly default: 4;
    };
    readonly coastYears: {
        readonly kind: "number";
        readonly label: "Years to coast";
        readonly help: "To the day on which the money has to be there without another payment";
        readonly unit: "years";
        readonly min: 0;
        readonly max: 40;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 20;
        readonly advanced: true;
    };
    readonly leanPercent: {
        readonly kind: "number";
        readonly label: "A lean life, of the expenses";
        readonly unit: "percent";
        readonly min: 30;
        readonly max: 100;
        readonly limits: {
            readonly min: 0;
            readonly max: 1000;
        };
        readonly step: 5;
        readonly default: 60;
        readonly advanced: true;
    };
    readonly fatPercent: {
        readonly kind: "number";
        readonly label: "An ample life, of the expenses";
        readonly unit: "percent";
        readonly min: 100;
        readonly max: 300;
        readonly limits: {
            readonly min: 0;
            readonly max: 1000;
        };
        readonly step: 5;
        readonly default: 150;
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly years: {
        readonly label: "Years to go";
        readonly unit: "years";
        readonly role: "headline";
    };
    readonly corpus: {
        readonly label: "Corpus in today’s money";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly coastToday: {
        readonly label: "Enough today to coast";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly leanCorpus: {
        readonly label: "For a lean life";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly fatCorpus: {
        readonly label: "For an ample life";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
