export interface SaidFigure {
    text: string;
    value: number;
    unit: string;
    currency?: string;
    computed: boolean;
}
export type Parts = readonly (string | SaidFigure)[];
type Piece = string | SaidFigure | Parts;
export declare function tell(sentence: string, pieces: Readonly<Record<string, Piece>>): Parts;
export declare function together(...pieces: readonly Piece[]): Parts;
export declare function joined(pieces: readonly Piece[], between: string): Parts;
export declare function lines(...pieces: readonly Piece[]): Parts;
export declare function toText(piece: Piece): string;
export {};
