export type FigureLabel = 'end' | 'instalment' | 'start' | 'gain' | 'rate' | 'left' | 'balance' | 'year' | 'part' | 'part';
interface LabelWords {
    label: FigureLabel;
    before?: RegExp;
    behind?: RegExp;
    about?: RegExp;
}
export declare const labelWords: readonly LabelWords[];
export declare const mayBe: (label: FigureLabel, variable: string) => boolean;
export declare const gainWords: ReadonlySet<string>;
export {};
