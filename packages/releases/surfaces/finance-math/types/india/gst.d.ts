export interface GstInput {
    amount: number;
    ratePercent: number;
    mode?: 'add' | 'remove';
    supply?: 'within-state' | 'between-states';
}
export interface GstResult {
    base: number;
    gst: number;
    total: number;
    cgst: number;
    sgst: number;
    igst: number;
}
export declare function gst(input: GstInput): GstResult;
