export declare const scalePowers: Readonly<Record<string, number>>;
