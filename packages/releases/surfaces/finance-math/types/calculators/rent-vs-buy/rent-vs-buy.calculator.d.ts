export declare const rentVsBuyCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly price: {
        readonly kind: "number";
        readonly label: "Price of the home";
        readonly unit: "inr";
        readonly min: 1000000;
        readonly max: 50000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 100000;
        readonly default: 8000000;
    };
    readonly monthlyRent: {
        readonly kind: "number";
        readonly label: "Rent of the same home a month";
        readonly unit: "inr";
        readonly min: 2000;
        readonly max: 300000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 500;
        readonly default: 22000;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Looked at for";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 40;
        readonly limits: {
            readonly min: 1;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 20;
        readonly granularity: 1;
    };
    readonly downPaymentPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly label: "Down payment";
        readonly min: 10;
        readonly max: 100;
        readonly step: 1;
        readonly default: 20;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate of the loan";
        readonly unit: "percent";
        readonly min: 5;
        readonly max: 15;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.05;
        readonly default: 8.5;
    };
    readonly loanYears: {
        readonly kind: "number";
        readonly label: "Tenure of the loan";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 30;
        readonly limits: {
            readonly min: 1;
            readonly max: 50;
        };
        readonly step: 1;
        readonly default: 20;
        readonly granularity: 1;
    };
    readonly homeGrowthPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "The home gains a year";
        readonly default: 6;
    };
    readonly rentGrowthPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "The rent rises a year";
        readonly default: 6;
    };
    readonly investmentReturnPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 20;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.5;
        readonly label: "Money invested earns a year";
        readonly default: 10;
    };
    readonly buyingCostPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly label: "Stamp duty and costs of buying";
        readonly help: "Of the price";
        readonly min: 0;
        readonly max: 15;
        readonly step: 0.5;
        readonly default: 7;
    };
    readonly upkeepPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly label: "Upkeep, society and property tax a year";
        readonly help: "Of what the home is worth";
        readonly min: 0;
        readonly max: 5;
        readonly step: 0.1;
        readonly default: 1;
        readonly advanced: true;
    };
    readonly sellingCostPercent: {
        readonly kind: 'number';
        readonly unit: 'percent';
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly label: "Costs of selling";
        readonly help: "Of what the home is worth at the end";
        readonly min: 0;
        readonly max: 10;
        readonly step: 0.5;
        readonly default: 2;
        readonly advanced: true;
    };
    readonly depositMonths: {
        readonly kind: "number";
        readonly label: "Deposit of the tenant, in rents";
        readonly unit: "months";
        readonly min: 0;
        readonly max: 12;
        readonly limits: {
            readonly min: 0;
            readonly max: 120;
        };
        readonly step: 1;
        readonly default: 2;
        readonly advanced: true;
    };
    readonly yearlyTaxSaved: {
        readonly kind: "number";
        readonly label: "Income tax that the loan saves a year";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 200000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly better: {
        readonly kind: "choice";
        readonly label: "Leaves more";
        readonly role: "headline";
        readonly options: {
            readonly buy: "Buying";
            readonly rent: "Renting";
            readonly same: "The same in both";
        };
    };
    readonly ahead: {
        readonly label: "Ahead by";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly buyerNetWorth: {
        readonly label: "Left by buying";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly renterNetWorth: {
        readonly label: "Left by renting";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly emi: {
        readonly label: "Monthly instalment (EMI)";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly homeValue: {
        readonly label: "The home is worth then";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly loanBalance: {
        readonly label: "Owed on it then";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly lastRent: {
        readonly label: "Rent a month in the last year";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
