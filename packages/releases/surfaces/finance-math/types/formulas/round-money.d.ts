export type MoneyRounding = 'none' | 'rupee' | 'paisa';
export declare function roundMoney(value: number, rounding: MoneyRounding, argument: string): number;
