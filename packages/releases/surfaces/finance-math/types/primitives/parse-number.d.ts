export declare function parseNumber(text: string, unit?: string): number | undefined;
