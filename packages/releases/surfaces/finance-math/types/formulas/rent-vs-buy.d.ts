export interface RentVsBuyInput {
    price: number;
    downPaymentPercent: number;
    annualRatePercent: number;
    loanYears: number;
    monthlyRent: number;
    years: number;
    buyingCostPercent?: number;
    upkeepPercent?: number;
    sellingCostPercent?: number;
    homeGrowthPercent?: number;
    rentGrowthPercent?: number;
    depositMonths?: number;
    investmentReturnPercent: number;
    yearlyTaxSaved?: number;
}
export interface RentVsBuyRow {
    year: number;
    homeValue: number;
    loanBalance: number;
    monthlyRent: number;
    buyerNetWorth: number;
    renterNetWorth: number;
}
export interface RentVsBuyResult {
    emi: number;
    breakEvenYear: number | null;
    advantageOfBuying: number;
    rows: RentVsBuyRow[];
}
export declare function rentVsBuy(input: RentVsBuyInput): RentVsBuyResult;
