export declare const stakingCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly amount: {
        readonly kind: "number";
        readonly label: "Staked";
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
    readonly aprPercent: {
        readonly kind: "number";
        readonly label: "Rewards a year (APR)";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 50;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: 6;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Staked for";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 10;
        readonly limits: {
            readonly min: number;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 3;
        readonly granularity: 12;
    };
    readonly restaked: {
        readonly kind: "choice";
        readonly label: "Rewards are staked again";
        readonly default: "365";
        readonly options: {
            readonly '365': "Every day";
            readonly '52': "Every week";
            readonly '12': "Each month";
            readonly '4': "Each quarter";
            readonly '1': "Once a year";
            readonly never: "Never";
        };
    };
    readonly commissionPercent: {
        readonly kind: "number";
        readonly label: "The validator keeps, of the rewards";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 25;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 0.5;
        readonly default: 0;
    };
}>, import("../calculator.js").WithText<{
    readonly apyPercent: {
        readonly label: "Yield a year (APY)";
        readonly unit: "percent";
        readonly role: "headline";
        readonly decimals: 2;
    };
    readonly finalAmount: {
        readonly label: "Staked at the end";
        readonly unit: "usd";
        readonly role: "headline";
    };
    readonly staked: {
        readonly label: "Staked today";
        readonly unit: "usd";
        readonly role: "part";
    };
    readonly rewards: {
        readonly label: "Rewards";
        readonly unit: "usd";
        readonly role: "part";
    };
}>>;
