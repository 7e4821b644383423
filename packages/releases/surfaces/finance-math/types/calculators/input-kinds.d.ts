import type { Input } from './input.js';
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
export interface ToldInput {
    takes: string;
    form?: string;
    typed: string;
    initial: string;
}
export declare function toSchema(input: Input): ToolSchema;
export declare function tellInput(input: Input): ToldInput;
