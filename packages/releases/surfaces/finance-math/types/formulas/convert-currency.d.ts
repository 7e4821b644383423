export interface ConvertCurrencyInput {
    amount: number;
    rate: number;
}
export declare function convertCurrency(input: ConvertCurrencyInput): number;
