export declare const postOfficeRdRatePercent: Readonly<import("../dated-rule.js").DatedRule<number>>;
