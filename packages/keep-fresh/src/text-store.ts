/** A text that is kept, and when that was: milliseconds since 1970. */
export interface KeptText {
  value: string
  storedAt: number
}

/**
 * Keeps texts by key: what was read from sources, over a restart or beside other processes, whatever the engine. Whoever reads
 * one back parses it, as any input: another version may have written it.
 */
export interface TextStore {
  get(key: string): Promise<KeptText | undefined>
  /** Those that are there, in one call. */
  getAll(keys: readonly string[]): Promise<Map<string, KeptText>>
  /** Replaces what was kept under the key. */
  set(key: string, entry: KeptText): Promise<void>
  /** All of them or none. */
  setAll(entries: ReadonlyMap<string, KeptText>): Promise<void>
}
