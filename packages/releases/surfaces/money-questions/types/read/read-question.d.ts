import { type Reading } from './read-words.js';
export declare function readQuestion(text: string): Reading;
export declare function readAsked(question: string, isFollowing: boolean, retell?: (asked: string) => string): Reading;
export declare function readOtherwise(question: string, isFirst: boolean): Generator<Reading>;
