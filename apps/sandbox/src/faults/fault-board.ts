import type { Fault } from './fault.ts'

/** The faults that are set, one for each upstream at most. */
export interface FaultBoard {
  get(upstream: string): Fault | null
  set(upstream: string, fault: Fault | null): void
  clear(): void
  /** The fault that strikes this request, counted down; undefined when none does. */
  take(upstream: string, url: string): Fault | undefined
}

/** An empty board. */
export function createFaultBoard(): FaultBoard {
  const faults = new Map<string, Fault>()
  return {
    get: (upstream) => faults.get(upstream) ?? null,
    set(upstream, fault) {
      if (fault) faults.set(upstream, fault)
      else faults.delete(upstream)
    },
    clear: () => faults.clear(),
    take(upstream, url) {
      const fault = faults.get(upstream)
      if (!fault || (fault.path !== undefined && !url.includes(fault.path))) return undefined
      if (fault.times === undefined) return fault
      if (fault.times <= 1) faults.delete(upstream)
      else faults.set(upstream, { ...fault, times: fault.times - 1 })
      return fault
    },
  }
}
