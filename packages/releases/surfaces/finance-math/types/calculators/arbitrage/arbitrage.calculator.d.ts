import { parseNumbers } from '../parse-many.js';
export declare const arbitrageCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly odds: {
        readonly kind: "list";
        readonly parse: typeof parseNumbers;
        readonly label: "Odds";
        readonly help: "Decimal odds of every outcome, each at its best bookmaker";
        readonly item: "Odds of bet";
        readonly unit: "odds";
        readonly min: 1.01;
        readonly max: 1000;
        readonly step: 0.01;
        readonly minItems: 2;
        readonly maxItems: 20;
        readonly default: readonly [2.1, 2.05];
    };
    readonly totalStake: {
        readonly kind: "number";
        readonly label: "Total stake";
        readonly unit: "usd";
        readonly min: 0.01;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.01;
        readonly default: 100;
    };
}>, import("../calculator.js").WithText<{
    readonly stakes: {
        readonly kind: "list";
        readonly label: "Stakes";
        readonly item: "Stake on bet";
        readonly unit: "usd";
        readonly role: "headline";
    };
    readonly profit: {
        readonly label: "Profit";
        readonly unit: "usd";
        readonly role: "headline";
        readonly rest: {
            readonly plus: readonly ["payout"];
            readonly minus: readonly ["totalStake"];
        };
    };
    readonly roiPercent: {
        readonly label: "Return on investment";
        readonly unit: "percent";
        readonly decimals: 2;
        readonly role: "detail";
    };
    readonly payout: {
        readonly label: "Payout";
        readonly unit: "usd";
        readonly role: "detail";
    };
    readonly guaranteedReturn: {
        readonly label: "Guaranteed return";
        readonly unit: "usd";
        readonly role: "detail";
    };
    readonly isArbitrage: {
        readonly kind: "choice";
        readonly label: "Arbitrage";
        readonly role: "detail";
        readonly options: {
            readonly yes: "An arbitrage: every outcome pays more than the stake";
            readonly no: "No arbitrage: the odds are too low to win whatever happens";
        };
    };
}>>;
