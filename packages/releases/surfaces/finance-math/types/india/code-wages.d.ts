export interface PayComponent {
    amount: number;
    inWages: boolean;
}
export declare function codeWages(input: {
    components: readonly PayComponent[];
}): {
    wages: number;
};
