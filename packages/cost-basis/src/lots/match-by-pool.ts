import { addTo, type Basis, emptyBasis, least, takeFrom } from './basis.ts'
import type { Entry, Ledger, Left } from './ledger.ts'
import { createSuperficialLosses } from './superficial-losses.ts'

/**
 * Moving average, Canada's adjusted cost base, Japan's yearly average: what goes out takes its share of a pool.
 *
 * The yearly average is the moving one with all that a year acquired put before all that it gave up: then every
 * disposal of the year meets the same average.
 */
export function matchByPool(ledger: Ledger): Left[] {
  const { method, byWallet, entries } = ledger
  if (method === 'average') return walk(ledger, entries)
  // What looks ahead needs all of them at once.
  const all = [...entries]
  if (method === 'ca-acb') return walk(ledger, all, createSuperficialLosses(all, byWallet))
  const { closing, ...whole } = ledger
  if (closing !== undefined) {
    // A day within a year ends the year for what is held then: nothing that comes later is in its average.
    const until = all.filter(({ date }) => date.day <= closing.day)
    walk(ledger, until.toSorted(byYear))
  }
  return walk(whole, all.toSorted(byYear))
}

function walk(
  { byWallet, isTold, closing: asked }: Ledger,
  inOrder: Iterable<Entry>,
  denied?: ReturnType<typeof createSuperficialLosses>,
): Left[] {
  let closing = asked
  const pools = new Map<string | undefined, Basis>()
  const poolOf = (account: string | undefined): Basis => {
    const key = byWallet ? account : undefined
    let pool = pools.get(key)
    if (!pool) {
      pool = emptyBasis()
      pools.set(key, pool)
    }
    return pool
  }

  const close = (): void => {
    for (const [account, pool] of pools) closing?.take(pool, account)
    closing = undefined
  }

  for (const entry of inOrder) {
    if (closing && entry.date.day > closing.day) close()
    const pool = poolOf(entry.account)
    if (entry.kind === 'acquire') {
      addTo(pool, entry.lot)
      continue
    }
    if (entry.kind === 'move' && !byWallet) continue
    const held = least(entry.quantity, pool.quantity)
    entry.missing = entry.quantity - held
    // An empty pool can still hold a denied loss, which waits for what is bought next.
    const taken = held > 0n ? takeFrom(pool, held) : emptyBasis()
    if (held > 0n && isTold(entry.date.day)) entry.pieces = [{ ...taken, rule: 'pool' }]
    if (entry.kind === 'move') {
      const { missing } = entry
      addTo(poolOf(entry.to), taken)
      addTo(poolOf(entry.to), { ...emptyBasis(), quantity: missing, unknown: missing, unvalued: missing })
    } else if (denied && !entry.fee && !entry.unknownProceeds) {
      entry.denied = denied(entry, taken.cost - entry.proceeds)
      // What does not count as a loss now is a cost of what is held.
      pool.cost += entry.denied
    }
  }
  if (closing) close()
  return [...pools].flatMap(([account, pool]) =>
    pool.quantity > 0n || pool.cost > 0n ? [{ ...pool, account }] : [],
  )
}

function byYear(a: Entry, b: Entry): number {
  const late = (entry: Entry): number => (entry.kind === 'acquire' ? 0 : 1)
  return a.date.year - b.date.year || late(a) - late(b)
}
