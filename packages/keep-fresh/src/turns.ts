/** Lets one caller at a time do what is known by a key, over all processes that share the turns. */
export interface Turns {
  /**
   * Makes the call once nobody else has a turn at any of the keys. `lookAgain` tells that others take turns too: whoever keeps
   * what is read looks again before reading, as another one may have read it since. One that is gone without giving its
   * turn back is waited for no longer than the turns say. Throws the reason of `signal` when that aborts while waiting; a turn that has begun goes on.
   */
  run<T>(keys: readonly string[], call: (lookAgain: boolean) => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** The turns of a process that shares its work with no other: nobody waits. */
export const noTurns: Turns = { run: async (_, call) => call(false) }
