import { type Reading } from './read-words.js';
export declare function readQuestion(text: string): Reading;
export declare function readAsked(question: string, isFollowing: boolean): Reading;
