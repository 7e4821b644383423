import type { AnyCalculator } from './calculator.js';
export interface ToolSchema {
    type: 'object' | 'number' | 'integer' | 'string' | 'array';
    description?: string;
    enum?: string[];
    minimum?: number;
    maximum?: number;
    minItems?: number;
    maxItems?: number;
    items?: ToolSchema;
    properties?: Record<string, ToolSchema>;
    required?: string[];
}
export interface ToolDeclaration {
    name: string;
    description: string;
    parameters: ToolSchema;
}
export declare function toToolDeclaration(definition: AnyCalculator): ToolDeclaration;
export declare function toSolveForDeclaration(definitions: readonly AnyCalculator[]): ToolDeclaration;
export declare function toToolName({ id }: AnyCalculator): string;
