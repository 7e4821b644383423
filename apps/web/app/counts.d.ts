/** How many chains are known, written in by the build (`build-steps/counts.ts`). */
declare const CHAIN_COUNT: number
