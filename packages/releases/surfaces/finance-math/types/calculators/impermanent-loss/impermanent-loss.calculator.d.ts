export declare const impermanentLossCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly deposit: {
        readonly kind: "number";
        readonly label: "Put into the pool";
        readonly unit: "usd";
        readonly min: 100;
        readonly max: 100000;
        readonly limits: {
            readonly min: 0.01;
            readonly max: 1000000000000;
        };
        readonly step: 100;
        readonly default: 10000;
    };
    readonly priceChangePercent: {
        readonly kind: "number";
        readonly label: "Change of the coin’s price";
        readonly help: "Against the other side of the pool: 100 % is twice the price";
        readonly unit: "percent";
        readonly min: -95;
        readonly max: 400;
        readonly limits: {
            readonly min: -99.99;
            readonly max: 1000000;
        };
        readonly step: 1;
        readonly default: 100;
    };
    readonly weightPercent: {
        readonly kind: "number";
        readonly label: "Share of the coin in the pool";
        readonly unit: "percent";
        readonly min: 5;
        readonly max: 95;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 5;
        readonly default: 50;
        readonly advanced: true;
    };
    readonly feesPercent: {
        readonly kind: "number";
        readonly label: "Fees earned meanwhile";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 50;
        readonly limits: {
            readonly min: 0;
            readonly max: 1000;
        };
        readonly step: 0.1;
        readonly default: 0;
    };
}>, import("../calculator.js").WithText<{
    readonly lossPercent: {
        readonly label: "Against keeping the coins";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
    };
    readonly inPool: {
        readonly label: "Worth in the pool, with fees";
        readonly unit: "usd";
        readonly role: "part";
    };
    readonly held: {
        readonly label: "Worth if kept";
        readonly unit: "usd";
        readonly role: "part";
    };
    readonly difference: {
        readonly label: "Difference";
        readonly unit: "usd";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["inPool"];
            readonly minus: readonly ["held"];
        };
    };
    readonly lossBeforeFeesPercent: {
        readonly label: "Before fees";
        readonly unit: "percent";
        readonly role: "detail";
        readonly decimals: 2;
    };
}>>;
