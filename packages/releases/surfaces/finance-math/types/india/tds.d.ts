import { type TdsPayment } from './rules/tds-rules.js';
export interface TdsInput {
    payment: TdsPayment;
    amount: number;
    largestPayment?: number;
    panKnown?: boolean;
}
export interface TdsResult {
    section: string;
    deductible: boolean;
    ratePercent: number;
    threshold: number;
    tds: number;
    net: number;
}
export declare function tds(input: TdsInput): TdsResult;
