export declare function toWesternDigits(text: string): string;
