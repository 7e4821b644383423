export declare function section80GG(input: {
    totalIncome: number;
    rentPaid: number;
}): {
    deduction: number;
};
