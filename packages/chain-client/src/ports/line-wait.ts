/**
 * Stops the clock of a reading while one of its calls waits in a line of ours before a source: the source is not slow because we
 * let calls wait. A reading hands it to its source.
 */
export interface LineWait {
  /** Stops the clock of the reading. Call what it gives when the wait is over, however it ended. */
  wait(): () => void
  /**
   * To be called before a call goes out that has waited.
   * @throws {ProviderError} of the kind `resting` where the source failed so often meanwhile that it is left alone.
   */
  check(): void
}
