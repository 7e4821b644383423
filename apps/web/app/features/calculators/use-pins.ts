import * as z from 'zod/mini'
import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { clearStored, readStored, writeStored } from '#app/lib/stored-state.ts'
import { leaveOutAccountStart, putInAccountStart } from './account-start.ts'
import { isSamePin, mostPins, type Pin, readPins } from './pin.ts'

interface KeptPins {
  /** In the order in which they were pinned. */
  pins: readonly Pin[]
  /** The numbers of the plan that is made of them, as an address has them; empty where none is. */
  plan: string
}

/** Whether what was pinned last is kept on the device, or lasts no longer than the page. */
export const usePinsKept = create(() => ({ isKept: true }))

/** Longer than any plan is. */
const longestPlan = 1000

const kept = z.object({
  pins: z.array(z.unknown()),
  plan: z.optional(z.string().check(z.maxLength(longestPlan))),
})

/** The store's way to the browser's storage. A pin that cannot be read does not take the others with it. */
const storage: PersistStorage<KeptPins> = {
  getItem(name) {
    const state = readStored(name, kept)
    return state ? { state: { pins: readPins(state.pins), plan: putInAccountStart(state.plan ?? '') } } : null
  },
  setItem(name, { state }) {
    if (state.pins.length === 0 && state.plan === '') clearStored(name)
    else {
      const plan = leaveOutAccountStart(state.plan)
      usePinsKept.setState({ isKept: writeStored(name, { ...state, plan }) })
    }
  },
  removeItem: (name) => clearStored(name),
}

/** The results that a person has pinned on this device. Empty until `restorePins` has read them. */
export const usePins = create<KeptPins>()(
  persist((): KeptPins => ({ pins: [], plan: '' }), { name: 'pins', storage, skipHydration: true }),
)

/** Reads what is kept, also what another tab has pinned meanwhile. */
export function restorePins(): void {
  // Where nothing can be kept, what was pinned on this page is all there is.
  if (usePinsKept.getState().isKept) void usePins.persist.rehydrate()
}

/** Keeps these instead of those that were there. */
export function setPins(pins: readonly Pin[]): void {
  usePins.setState({ pins })
}

/** Keeps the numbers of a plan; an empty text forgets them. */
export function setPlan(plan: string): void {
  usePins.setState({ plan })
}

/** What became of a result that was to be pinned: `page` is kept only as long as the page is open. */
export type Pinned = 'device' | 'page' | 'already' | 'too-many'

/** Pins a result behind the others. */
export function addPin(pin: Pin): Pinned {
  restorePins()
  const { pins } = usePins.getState()
  if (pins.some((other) => isSamePin(other, pin))) return 'already'
  if (pins.length >= mostPins) return 'too-many'
  setPins([...pins, pin])
  return usePinsKept.getState().isKept ? 'device' : 'page'
}
