export declare function roundDecimal(value: string, decimals: number): string;
