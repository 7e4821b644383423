/** A text that is kept, and when that was: milliseconds since 1970. */
export interface KeptText {
  value: string
  storedAt: number
}

/**
 * Keeps texts by key, whatever the engine, so that what was read from sources survives a restart and can be shared with
 * other processes. A text that is read back is parsed like any input: another version may have written it.
 */
export interface TextStore {
  get(key: string): Promise<KeptText | undefined>
  /** Reads many keys in one call; keys without a text are absent from the answer. */
  getAll(keys: readonly string[]): Promise<Map<string, KeptText>>
  /** Replaces what was kept under the key. */
  set(key: string, entry: KeptText): Promise<void>
  /** All of them or none. */
  setAll(entries: ReadonlyMap<string, KeptText>): Promise<void>
}
