export declare function fvSchedule(principal: number, rates: readonly number[]): number;
