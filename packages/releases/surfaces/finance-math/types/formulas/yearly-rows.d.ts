export declare function yearlyRows<Row extends {
    month: number;
}>(rows: readonly Row[]): Row[];
