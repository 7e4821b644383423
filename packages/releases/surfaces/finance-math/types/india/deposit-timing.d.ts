export type DepositTiming = 'start-of-year' | 'monthly-by-5th' | 'monthly-after-5th' | 'end-of-year' | `month-${number}`;
export declare function depositTimingOf(timing: DepositTiming): DepositTiming;
export declare function depositIn(timing: DepositTiming, amount: number, month: number): readonly [byFifth: number, later: number];
