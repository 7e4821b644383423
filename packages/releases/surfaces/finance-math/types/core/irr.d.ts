export declare function irr(values: readonly number[], guess?: number): number;
