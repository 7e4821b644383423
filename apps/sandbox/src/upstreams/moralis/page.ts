/** The paging part of a request. */
export interface PageQuery {
  limit?: string
  cursor?: string
}

/** One page of a list, with the cursor that leads to the next one. */
export interface Page<Row> {
  readonly cursor: string | null
  readonly page: number
  readonly page_size: number
  readonly result: readonly Row[]
}

/**
 * Cuts a page out of a list. A page after the first begins with the last row of the one before: the real service
 * hands out rows twice when a list moves under its cursor.
 */
export function pageOf<Row>(rows: readonly Row[], query: PageQuery, defaultLimit: number): Page<Row> {
  const limit = Math.min(Math.max(Number.parseInt(query.limit ?? '', 10) || defaultLimit, 1), 100)
  const { offset, page } = readCursor(query.cursor)
  const overlap = page > 0 ? 1 : 0
  const end = offset + limit - overlap
  return {
    cursor: end < rows.length ? writeCursor({ offset: end, page: page + 1 }) : null,
    page,
    page_size: limit,
    result: rows.slice(offset - overlap, end),
  }
}

interface Position {
  readonly offset: number
  readonly page: number
}

function readCursor(cursor: string | undefined): Position {
  if (!cursor) return { offset: 0, page: 0 }
  try {
    const { offset, page } = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return { offset: Number(offset) || 0, page: Number(page) || 0 }
  } catch {
    return { offset: 0, page: 0 }
  }
}

function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}
