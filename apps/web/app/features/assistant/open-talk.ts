import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { readSignIn } from '#app/lib/read-sign-in.ts'
import type { HistoryEntry } from './stored-history.ts'

interface OpenTalk {
  /** What was asked and answered last on the screen, with what came before it. */
  entry: HistoryEntry | null
  /** In which sign-in that was: in another one it is nobody's business. */
  signIn: string
}

const none: OpenTalk = { entry: null, signIn: '' }

/** For this tab alone, as another one has a talk of its own. What was kept is checked by code that is large. */
const storage: PersistStorage<OpenTalk, Promise<void>> = {
  async getItem(name) {
    const { readTalk } = await import('./stored-history.ts')
    const state = readTalk(name)
    return state === undefined ? null : { state }
  },
  async setItem(name, { state }) {
    try {
      if (state.entry === null) sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, JSON.stringify(state))
    } catch {
      // Storage may be full or forbidden; the talk then lasts as long as the page.
    }
  },
  async removeItem(name) {
    sessionStorage.removeItem(name)
  },
}

const useOpenTalk = create<OpenTalk>()(
  persist(() => none, { name: 'hodlwise.talk', storage, skipHydration: true }),
)

/** What stays while a person visits other pages; undefined where there is nothing that is theirs. */
export function readOpenTalk(): HistoryEntry | undefined {
  const { entry, signIn } = useOpenTalk.getState()
  return entry !== null && signIn === readSignIn() ? entry : undefined
}

/** The same once the page was loaded anew. */
export async function restoreOpenTalk(): Promise<HistoryEntry | undefined> {
  await useOpenTalk.persist.rehydrate()
  return readOpenTalk()
}

/** Keeps it; undefined forgets it. */
export function keepOpenTalk(entry: HistoryEntry | undefined): void {
  useOpenTalk.setState(entry === undefined ? none : { entry, signIn: readSignIn() })
}
