export declare const stockAverageCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly heldQuantity: {
        readonly kind: 'number';
        readonly unit: 'number';
        readonly min: 1;
        readonly max: 10000;
        readonly limits: {
            readonly min: 0.0001;
            readonly max: 1000000000;
        };
        readonly step: 1;
        readonly label: "Shares held";
        readonly default: 100;
    };
    readonly heldPrice: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 1;
        readonly max: 10000;
        readonly limits: {
            readonly min: 0.01;
            readonly max: 1000000000;
        };
        readonly step: 1;
        readonly label: "Bought at, on average";
        readonly default: 250;
    };
    readonly boughtQuantity: {
        readonly kind: 'number';
        readonly unit: 'number';
        readonly min: 1;
        readonly max: 10000;
        readonly limits: {
            readonly min: 0.0001;
            readonly max: 1000000000;
        };
        readonly step: 1;
        readonly label: "Shares to buy";
        readonly default: 50;
    };
    readonly boughtPrice: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 1;
        readonly max: 10000;
        readonly limits: {
            readonly min: 0.01;
            readonly max: 1000000000;
        };
        readonly step: 1;
        readonly label: "Price now";
        readonly default: 190;
    };
}>, import("../calculator.js").WithText<{
    readonly averagePrice: {
        readonly label: "Average price";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly heldCost: {
        readonly label: "Paid before";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly boughtCost: {
        readonly label: "Paid now";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalCost: {
        readonly label: "Paid in all";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly totalQuantity: {
        readonly label: "Shares in all";
        readonly unit: "number";
        readonly role: "detail";
    };
    readonly risePercent: {
        readonly label: "Rise from the price now to the average";
        readonly unit: "percent";
        readonly role: "detail";
        readonly decimals: 2;
    };
}>>;
