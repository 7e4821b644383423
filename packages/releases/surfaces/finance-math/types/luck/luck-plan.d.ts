export type YearlyChange = number | 'prices';
export type SpendingRule = {
    rule: 'constant';
    annual: number;
    changePercent?: YearlyChange;
    partsPerYear?: 1 | 12;
} | {
    rule: 'percentage';
    percent: number;
    floorPercentOfInitial?: number | null;
    ceilingPercentOfInitial?: number | null;
} | {
    rule: 'guardrails';
    annual: number;
    exceedsPercent?: number;
    cutPercent?: number;
    fallPercent?: number;
    raisePercent?: number;
} | {
    rule: 'vpw';
    ratePercent: number;
};
export interface LuckPlan {
    startBalance: number;
    savingYears?: number;
    annualSaving?: number;
    savingChangePercent?: YearlyChange;
    savingPartsPerYear?: 1 | 12;
    spendingYears?: number;
    spending?: SpendingRule;
    target?: number;
}
export interface ReadPlan {
    readonly startBalance: number;
    readonly savingYears: number;
    readonly annualSaving: number;
    readonly savingChange: YearlyChange;
    readonly savingParts: number;
    readonly spendingYears: number;
    readonly spending: SpendingRule;
    readonly target: number | undefined;
    readonly years: number;
}
export declare function readPlan(plan: LuckPlan): ReadPlan;
