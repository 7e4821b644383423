import type { AnyCalculator } from './calculator.js';
import { type ToolSchema } from './input-kinds.js';
export interface ToolDeclaration {
    name: string;
    description: string;
    parameters: ToolSchema;
}
export declare function toToolDeclaration(definition: AnyCalculator): ToolDeclaration;
export declare function toSolveForDeclaration(definitions: readonly AnyCalculator[]): ToolDeclaration;
export declare function toToolName({ id }: AnyCalculator): string;
