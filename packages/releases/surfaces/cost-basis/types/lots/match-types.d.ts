export type Method = 'fifo' | 'lifo' | 'hifo' | 'lofo' | 'average' | 'uk-s104' | 'ca-acb' | 'jp-total-average';
export interface Acquisition {
    id: string;
    date: string;
    quantity: string;
    cost?: string;
    costPerUnit?: string;
    fee?: string;
    unitPrice?: string;
    value?: string;
    account?: string;
    type?: string;
    seq?: number;
}
export interface Disposal {
    id: string;
    date: string;
    quantity: string;
    proceeds?: string;
    price?: string;
    fee?: string;
    unitPrice?: string;
    value?: string;
    account?: string;
    type?: string;
    seq?: number;
}
export interface Transfer {
    id: string;
    date: string;
    quantity: string;
    from: string;
    to: string;
    fee?: string;
    type?: string;
    seq?: number;
}
export interface SplitEvent {
    date: string;
    kind: 'split';
    ratio: string | number;
}
export interface MatchLotsInput {
    method: Method;
    methodByYear?: Readonly<Record<string, Method>>;
    methodYearBegins?: string;
    scope?: 'all' | 'wallet';
    acquisitions: readonly Acquisition[];
    disposals: readonly Disposal[];
    transfers?: readonly Transfer[];
    events?: readonly SplitEvent[];
    told?: {
        from: string;
        to: string;
    };
}
export type MethodChoice = Pick<MatchLotsInput, 'method' | 'methodByYear' | 'methodYearBegins'>;
export interface Range {
    low: string | null;
    high: string | null;
}
export interface MatchedLot {
    acquisitionId?: string;
    quantity: string;
    cost: string;
    proceeds?: string;
    acquiredOn?: string;
    longTerm?: boolean;
    unknownCost?: true;
    rule?: 'same-day' | 'thirty-days' | 'pool';
    carriedBy?: string[];
}
export interface MatchedDisposal {
    id: string;
    proceeds: string;
    cost: string;
    gain: string;
    missingQuantity?: string;
    deniedLoss?: string;
    unknownCostQuantity?: string;
    unknownProceeds?: true;
    gainRange?: Range;
    lots: MatchedLot[];
}
export interface RemainingLot {
    acquisitionId?: string;
    account?: string;
    quantity: string;
    cost: string;
    acquiredOn?: string;
    unknownCostQuantity?: string;
    costRange?: Range;
    carriedBy?: string[];
}
export interface MatchedTransfer {
    id: string;
    type?: string;
    missingQuantity?: string;
    lots: MatchedLot[];
    fee?: {
        quantity: string;
        cost: string;
        missingQuantity?: string;
        lots: MatchedLot[];
    };
}
export interface AccountBalance {
    account?: string;
    quantity: string;
}
export interface MatchTotals {
    gain: string;
    proceeds: string;
    cost: string;
    shortTerm?: string;
    longTerm?: string;
    undated?: string;
    gainRange?: Range;
}
export interface MatchLotsResult {
    disposals: MatchedDisposal[];
    transfers: MatchedTransfer[];
    remaining: RemainingLot[];
    balances: AccountBalance[];
    totals: MatchTotals;
}
