export interface ProfessionalTaxInput {
    state: string;
    monthlyGross: number;
    month: number;
    gender?: 'male' | 'female' | 'other';
}
export declare function professionalTax(input: ProfessionalTaxInput): {
    tax: number;
};
