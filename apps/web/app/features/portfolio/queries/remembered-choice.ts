import * as z from 'zod/mini'
import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { accountPrefix, clearStored, readStored, writeStored } from '#app/lib/stored-state.ts'

/** What is kept of it in the browser. */
export const rememberedChoice = z.object({
  /** As the address of the page writes it; null before anything was chosen. */
  of: z.nullable(z.string()),
  /** The id of a chain; null for all. */
  chain: z.optional(z.nullable(z.string())),
})
type RememberedChoice = z.infer<typeof rememberedChoice>

/** The store's way to the browser's storage, which is forgotten with the account and believed only after parsing. */
const storage: PersistStorage<RememberedChoice> = {
  getItem(name) {
    const state = readStored(name, rememberedChoice)
    return state ? { state } : null
  },
  // Nothing is kept where nothing was chosen.
  setItem: (name, { state }) =>
    state.of === null && !state.chain ? clearStored(name) : writeStored(name, state),
  removeItem: (name) => clearStored(name),
}

/**
 * Whose figures a person looked at last, for visits whose address does not say. Read from storage once it is known that
 * the same person is back: see `adoptStored`.
 */
export const useRememberedChoice = create<RememberedChoice>()(
  persist((): RememberedChoice => ({ of: null, chain: null }), {
    name: `${accountPrefix}of`,
    storage,
    skipHydration: true,
  }),
)

/** Keeps a choice for the next visit. */
export function rememberChoice(of: string): void {
  useRememberedChoice.setState({ of })
}

/** Keeps the chain that is shown for the next visit; null for all. */
export function rememberChain(chain: string | null): void {
  useRememberedChoice.setState({ chain })
}

/** Brings back what was kept, for the person who chose it. */
export function restoreChoice(): void {
  void useRememberedChoice.persist.rehydrate()
}

/** For another person nothing has been chosen yet. */
export function forgetChoice(): void {
  useRememberedChoice.setState({ of: null, chain: null })
}
