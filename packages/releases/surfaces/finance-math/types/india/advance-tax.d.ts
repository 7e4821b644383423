import { type CalendarDate } from '../primitives/calendar-day.js';
export interface AdvanceTaxInput {
    financialYear: string;
    taxLiability: number;
    tdsCredit?: number;
    payments?: readonly {
        date: CalendarDate;
        amount: number;
    }[];
    exemptSenior?: boolean;
    settledOn?: CalendarDate;
}
export interface AdvanceTaxInstalment {
    by: string;
    cumulativePercent: number;
    cumulativeDue: number;
    paid: number;
    shortfall: number;
    interest: number;
}
export interface AdvanceTaxResult {
    due: boolean;
    assessedTax: number;
    instalments: AdvanceTaxInstalment[];
    interest234C: number;
    interest234B: number | null;
}
export declare function advanceTax(input: AdvanceTaxInput): AdvanceTaxResult;
