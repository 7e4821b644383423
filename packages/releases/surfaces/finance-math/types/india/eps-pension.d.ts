export interface EpsPensionInput {
    pensionableSalary: number;
    serviceYears: number;
    wageCeiling: number;
    serviceBonus?: boolean;
    startAge?: number;
}
export interface EpsPensionResult {
    monthlyPension: number;
    pensionableSalary: number;
    pensionableService: number;
    eligible: boolean;
}
export declare function epsPension(input: EpsPensionInput): EpsPensionResult;
