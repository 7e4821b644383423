import type { Calculation, Figure, GivenFigure } from './answer.js';
export interface Result {
    calculator: string;
    currency: string;
    inputs: readonly GivenFigure[];
    outputs: readonly Figure[];
    formula: string;
    link: string | null;
}
export declare function findFigure({ inputs, outputs }: Result, id: string): GivenFigure | undefined;
export declare function numberOf(result: Result, id: string): number;
export declare function askedNumber({ outputs }: Result): number;
export declare function toCalculation({ calculator, currency, inputs, outputs, formula, link }: Result): Calculation;
