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
  { keyOf, limit = Number.POSITIVE_INFINITY }: { keyOf: (row: R) => string; limit?: number },
): Promise<{ rows: R[]; complete: boolean }> {
  const rows = new Map<string, R>()
  const seen = new Set<string>()
  let next: C | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer: Page<R, C> = await getPage(next)
    for (const row of answer.rows) {
      const key = keyOf(row)
      if (!rows.has(key)) rows.set(key, row)
    }
    next = answer.next
    if (next === null || rows.size >= limit) return { rows: take(rows, limit), complete: true }
    const place = JSON.stringify(next)
    if (seen.has(place)) break
    seen.add(place)
  }
  return { rows: take(rows, limit), complete: false }
}

const take = <R>(rows: Map<string, R>, limit: number) => [...rows.values()].slice(0, limit)
