import type { Result } from './result.js';
import type { RunRequest } from './run-request.js';
export declare function run(request: RunRequest): Result | undefined;
export declare function toWholeMonths(years: number): number;
