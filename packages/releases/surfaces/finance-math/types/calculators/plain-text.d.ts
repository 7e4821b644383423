import type { Figure, Parts } from './explain.js';
export declare function plainFigure({ value, text, ...field }: Omit<Figure, 'name'>): string;
export declare function plainText(parts: Parts): string;
