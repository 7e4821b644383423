import { DAY_MS, MINUTE_MS } from '@pkg/api-contract'
import type { Budget, BudgetBook, Spending } from '@pkg/chain-client'
import type { Count, Counts, CountsView } from './counts.ts'

/** A minute, or a day in UTC, of a budget. */
interface Window {
  key: string
  askerKey: string
  most: number
  ms: number
}

/**
 * Counts the calls of a window, of everybody and of each who asks. The first half of a budget is for whoever comes. Of the second half
 * nobody gets more than an equal share of the whole among those who ask now or asked in the window before, so that one who asks for
 * much leaves the rest to others; jobs get nothing of it, since people come before them.
 */
export function createBudgetBook(counts: Counts): BudgetBook {
  return {
    take: (purse, budget, spending) => {
      const windows = toWindows(purse, budget, spending)
      return counts.update(toKeys(windows), (view) => {
        const wait = Math.max(0, ...windows.map((window) => waitFor(view, window, spending)))
        // Who is refused asked all the same, and has a share from then on.
        for (const window of windows) count(view, window, wait > 0 ? 0 : spending.cost)
        return wait
      })
    },
    async add(purse, budget, spending) {
      const windows = toWindows(purse, budget, spending)
      await counts.update(toKeys(windows), (view) => {
        for (const window of windows) count(view, window, spending.cost)
      })
    },
  }
}

function toWindows(purse: string, { perMinute, perDay }: Budget, { asker, isJob }: Spending): Window[] {
  // Names of people have no space.
  const name = isJob ? 'a job' : (asker ?? 'every one')
  const list = [
    { part: 'minute', most: perMinute, ms: MINUTE_MS },
    { part: 'day', most: perDay, ms: DAY_MS },
  ]
  return list.flatMap(({ part, most, ms }) =>
    most === undefined ? [] : [{ key: `${purse} ${part}`, askerKey: `${purse} ${part} ${name}`, most, ms }],
  )
}

const toKeys = (windows: readonly Window[]) => windows.flatMap(({ key, askerKey }) => [key, askerKey])

/** The window under way: its number, what was counted in it, how many asked in it and in the one before. */
function readAll({ now, get }: CountsView, { key, ms }: Window) {
  const number = Math.floor(now / ms)
  const [last = -1, total = 0, askers = 0, before = 0]: Count = get(key) ?? []
  if (last === number) return { number, total, askers, before }
  return { number, total: 0, askers: 0, before: last === number - 1 ? askers : 0 }
}

/** What one who asks used in the window under way; nothing where they did not ask in it. */
function readOne({ get }: CountsView, { askerKey }: Window, number: number): number | undefined {
  const [last = -1, used = 0]: Count = get(askerKey) ?? []
  return last === number ? used : undefined
}

/** How long it is until the window is over, where the call is not in its budget. */
function waitFor(view: CountsView, window: Window, { isJob, cost }: Spending): number {
  const { most, ms } = window
  const { number, total, askers, before } = readAll(view, window)
  const used = readOne(view, window, number)
  const all = Math.max(askers + (used === undefined ? 1 : 0), before)
  const share = Math.max(1, most / all)
  const isIn = total + cost <= most && (total + cost <= most / 2 || (!isJob && (used ?? 0) + cost <= share))
  return isIn ? 0 : (number + 1) * ms - view.now
}

function count(view: CountsView, window: Window, cost: number): void {
  const { key, askerKey, ms } = window
  const { number, total, askers, before } = readAll(view, window)
  const used = readOne(view, window, number)
  view.set(key, [number, total + cost, askers + (used === undefined ? 1 : 0), before], 2 * ms)
  view.set(askerKey, [number, (used ?? 0) + cost], ms)
}
