export declare function toPlainLetters(text: string): string;
