import { isCrowded } from '@pkg/chain-client'

/** How often a reading is begun for which there was no room in the line before a source. */
const TRIES = 4

/** Asks until there is room in the line before the source, a few times, and as long as the caller is there. */
export async function askAgain<T>(ask: () => Promise<T>, { signal }: { signal: AbortSignal }): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tries === TRIES || !isCrowded(error) || signal.aborted) throw error
    }
  }
}
