import type { Acquisition, Disposal, MatchedDisposal, MatchLotsInput, MatchLotsResult, Method, MethodChoice, Transfer } from './lots/match-types.js';
export declare function matchLots(input: MatchLotsInput): MatchLotsResult;
export declare function matchDisposals(input: Omit<MatchLotsInput, keyof MethodChoice>, methods: readonly (Method | MethodChoice)[]): MatchedDisposal[][];
export interface LotBook {
    acquire(one: Acquisition): void;
    dispose(one: Disposal): void;
    move(one: Transfer): void;
    matchDisposals(methods: readonly (Method | MethodChoice)[], told?: MatchLotsInput['told']): MatchedDisposal[][];
}
export declare function openLotBook(options?: Pick<MatchLotsInput, 'scope' | 'events'>): LotBook;
