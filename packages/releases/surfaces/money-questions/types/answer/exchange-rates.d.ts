export interface ExchangeRates {
    perDollar: Readonly<Record<string, number>>;
    source: string;
    updatedAt: string;
    stale: boolean;
}
export declare function rateBetween({ perDollar }: ExchangeRates, from: string, to: string): number | undefined;
