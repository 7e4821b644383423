export interface Token {
    kind: 'number' | 'word' | 'sign' | 'pause';
    text: string;
}
export declare function normalize(question: string, putRight?: (text: string) => string): string;
export declare function tokenize(text: string): Token[];
