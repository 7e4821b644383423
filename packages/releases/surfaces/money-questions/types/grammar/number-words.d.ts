export declare const fractionWords: Readonly<Record<string, number>>;
export declare const alsoOtherWords: ReadonlySet<string>;
export declare const numberWords: ReadonlyMap<string, number>;
export declare const scales: ReadonlyMap<string, number>;
export declare const inFull: (count: number, scale: number) => number;
