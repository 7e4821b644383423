export declare function toPlainLetters(text: string): string;
export declare const plainPattern: (source: string, flags?: string) => RegExp;
