/** How many rows the service puts on a page, whatever is asked. */
const pageSize = 50

/** A page of rows and what leads to the next one; the caller sends `next_page_params` back whole. */
export function itemsAfter<Row>(
  rows: readonly Row[],
  skip: string | undefined,
  nextOf: (last: Row, count: number) => Record<string, unknown>,
): { items: readonly Row[]; next_page_params: Record<string, unknown> | null } {
  const start = Number(skip ?? 0) || 0
  const items = rows.slice(start, start + pageSize)
  const last = items.at(-1)
  const more = start + pageSize < rows.length
  return { items, next_page_params: more && last ? nextOf(last, start + items.length) : null }
}
