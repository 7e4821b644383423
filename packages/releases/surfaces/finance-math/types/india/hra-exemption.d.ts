export interface HraExemptionInput {
    basicPlusDa: number;
    hraReceived: number;
    rentPaid: number;
    metro: boolean;
}
export declare function hraExemption(input: HraExemptionInput): {
    exempt: number;
    taxable: number;
};
