/** So many values stand in one statement: far fewer than SQLite (32,766) or PostgreSQL (65,535) takes. */
const AT_ONCE = 1_000

/** A list in parts that fit into one statement. */
export function chunksOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, index) =>
    list.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
}
