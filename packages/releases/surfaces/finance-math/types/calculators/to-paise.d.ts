export declare function toPaise(amount: number): number;
