import type { MatchLotsInput, MatchLotsResult } from './lots/match-types.js';
export declare function matchLots(input: MatchLotsInput): MatchLotsResult;
