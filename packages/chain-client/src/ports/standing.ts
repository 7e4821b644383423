/**
 * What a reading hands to its source, so that time in a line of ours is not counted as the source's: how many wait there is
 * our doing.
 */
export interface Standing {
  /** Stops the clock of the reading. Call what it gives when the wait is over, however it ended. */
  wait(): () => void
  /**
   * To be called before a call goes out that has waited.
   * @throws {ProviderError} of the kind `resting` where the source failed so often meanwhile that it is left alone.
   */
  check(): void
}
