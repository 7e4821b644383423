/** A few numbers that are known by a key. */
export type Count = readonly number[]

/** What a change sees of the counts, and how it changes them. */
export interface CountsView {
  /** Milliseconds since 1970, by the one clock of all who share the counts. */
  readonly now: number
  get(key: string): Count | undefined
  /** Kept for `forMs` at least. */
  set(key: string, count: Count, forMs: number): void
  delete(key: string): void
}

/** Numbers of the moment that limits are made of, of this process or of all that share them. */
export interface Counts {
  /**
   * Reads and changes what is counted under some keys in one step, as if nobody else were there. The change may run again
   * from its start, so that it does nothing but look and set. It may ask for the given keys alone.
   */
  update<T>(keys: readonly string[], change: (view: CountsView) => T): Promise<T>
}
