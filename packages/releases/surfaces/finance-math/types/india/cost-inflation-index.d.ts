export declare function costInflationIndex(input: {
    financialYear: string;
}): {
    index: number;
};
export declare function indexOf(argument: string, passed: unknown, start: number): number;
