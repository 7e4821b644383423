export interface Page<R, C> {
  rows: R[]
  /** Where the next page starts; null on the last one. */
  next: C | null
}

/** A wallet with more pages than this is cut; the caller is told by `complete`. */
const MAX_PAGES = 40

/**
 * Follows pages until enough distinct rows are there or no page is left. Stops when a source names the same
 * next page twice, which would go on for ever.
 */
export async function collectPages<R, C>(
  getPage: (next: C | null) => Promise<Page<R, C>>,
  {
    keyOf,
    limit = Number.POSITIVE_INFINITY,
    maxPages = MAX_PAGES,
    enough = () => false,
  }: {
    keyOf: (row: R) => string
    limit?: number
    maxPages?: number
    /** Asked with the last row of a page; true when what follows is known already. */
    enough?: (last: R) => boolean
  },
): Promise<{ rows: R[]; complete: boolean }> {
  const rows = new Map<string, R>()
  const seen = new Set<string>()
  let next: C | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const answer: Page<R, C> = await getPage(next)
    for (const row of answer.rows) {
      const key = keyOf(row)
      if (!rows.has(key)) rows.set(key, row)
    }
    next = answer.next
    const last = answer.rows.at(-1)
    if (next === null || rows.size >= limit || (last !== undefined && enough(last))) {
      return { rows: take(rows, limit), complete: true }
    }
    const place = JSON.stringify(next)
    if (seen.has(place)) break
    seen.add(place)
  }
  return { rows: take(rows, limit), complete: false }
}

/** The same pages without some of their rows, so that these do not count against a limit. */
export function leaveOut<R, C>(
  getPage: (next: C | null) => Promise<Page<R, C>>,
  isLeftOut: (row: R) => boolean,
): (next: C | null) => Promise<Page<R, C>> {
  return async (next) => {
    const page = await getPage(next)
    return { ...page, rows: page.rows.filter((row) => !isLeftOut(row)) }
  }
}

const take = <R>(rows: Map<string, R>, limit: number) => [...rows.values()].slice(0, limit)
