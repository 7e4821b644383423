import { emptyBasis, takeFrom } from './basis.ts'
import { Heap } from './heap.ts'
import type { Ledger, Left, Lot, Piece } from './ledger.ts'
import type { Method } from './match-types.ts'

type Order = (a: Lot, b: Lot) => number

const oldest: Order = (a, b) => a.origin.place - b.origin.place
const dearest: Order = (a, b) => -comparePrices(a, b) || oldest(a, b)
const cheapest: Order = (a, b) => comparePrices(a, b) || oldest(a, b)
const orders: Partial<Record<Method, Order>> = {
  fifo: oldest,
  lifo: (a, b) => oldest(b, a),
  hifo: dearest,
  lofo: cheapest,
}

/** FIFO, LIFO, HIFO, LOFO: each takes the lot that its order puts first, of those that are there by then. */
export function matchByLots(ledger: Ledger): Left[] {
  const { entries, byWallet, isTold, methodOf, method: first } = ledger
  let { closing } = ledger
  let method = first
  let stocks = new Map<string | undefined, Heap<Lot>>()
  const orderNow = (): Order => orders[method] as Order

  const stockOf = (account: string | undefined): Heap<Lot> => {
    const key = byWallet ? account : undefined
    let stock = stocks.get(key)
    if (!stock) {
      stock = new Heap(orderNow())
      stocks.set(key, stock)
    }
    return stock
  }
  const take = (account: string | undefined, quantity: bigint): { pieces: Piece[]; missing: bigint } => {
    const stock = stockOf(account)
    const pieces: Piece[] = []
    let missing = quantity
    while (missing > 0n) {
      const lot = stock.peek()
      if (!lot) break
      if (lot.quantity <= missing) {
        missing -= lot.quantity
        pieces.push(lot)
        stock.pop()
        continue
      }
      const { origin, carriedBy } = lot
      pieces.push({ ...takeFrom(lot, missing), origin, ...(carriedBy && { carriedBy }) })
      missing = 0n
    }
    return { pieces, missing }
  }

  const close = (): void => {
    for (const [account, stock] of stocks) for (const lot of stock.items) closing?.take(lot, account)
    closing = undefined
  }

  for (const entry of entries) {
    if (closing && entry.date.day > closing.day) close()
    const methodNow = methodOf(entry.date.day)
    if (methodNow !== method) {
      method = methodNow
      stocks = new Map([...stocks].map(([key, stock]) => [key, new Heap(orderNow(), stock.items)]))
    }
    if (entry.kind === 'acquire') {
      stockOf(entry.account).push(entry.lot)
    } else if (entry.kind === 'spend') {
      const { pieces, missing } = take(entry.account, entry.quantity)
      entry.missing = missing
      if (isTold(entry.date.day)) entry.pieces = pieces
    } else if (byWallet) {
      const { pieces, missing } = take(entry.account, entry.quantity)
      entry.missing = missing
      if (isTold(entry.date.day)) entry.pieces = pieces
      const marked = entry.type !== undefined && entry.type !== 'move'
      const arriving: Piece[] = pieces.slice()
      const { origin } = entry
      if (missing > 0n) {
        arriving.push({ ...emptyBasis(), quantity: missing, unknown: missing, unvalued: missing, origin })
      }
      for (const piece of arriving) {
        const carriedBy = marked ? [...(piece.carriedBy ?? []), entry.id] : piece.carriedBy
        stockOf(entry.to).push({ ...(piece as Lot), ...(carriedBy && { carriedBy }) })
      }
    }
  }

  if (closing) close()
  return [...stocks].flatMap(([account, stock]) =>
    [...stock.items].sort(oldest).map((lot) => ({ ...lot, account })),
  )
}

/** Doubles tell most prices apart; those that they do not are compared as the fractions that they are. */
function comparePrices(a: Lot, b: Lot): number {
  const [one, other] = [a.origin.price, b.origin.price]
  const distance = one.about - other.about
  if (Math.abs(distance) > 1e-9 * Math.max(one.about, other.about)) return distance
  const exact = one.amount * other.units - other.amount * one.units
  return exact > 0n ? 1 : exact < 0n ? -1 : 0
}
