export interface VdaTransfer {
    id: string;
    asset: string;
    acquiredOn?: string;
    transferredOn?: string;
    cost: string;
    consideration: string;
    otherExpenses?: string;
}
export interface VdaYearInput {
    financialYear: string;
    transfers: readonly VdaTransfer[];
    otherIncome?: string;
    regime?: 'new' | 'old';
}
export interface VdaRow extends VdaTransfer {
    income: string;
    lossIgnored?: string;
}
export interface VdaYearResult {
    rows: VdaRow[];
    taxableIncome: string;
    tax: string;
    surcharge?: string;
    surchargePercent?: number;
    beforeSurcharge?: true;
    cess: string;
    total: string;
    lossesIgnored: string;
}
export declare function vdaYear(input: VdaYearInput): VdaYearResult;
