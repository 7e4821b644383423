import { least } from '../lib/least.ts'

/** A fraction of integers: what a share of a cost is worth is never rounded here. */
interface Fraction {
  over: bigint
  under: bigint
}
const whole = (over: bigint): Fraction => ({ over, under: 1n })
const add = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})
const take = (of: Fraction, part: bigint, all: bigint): Fraction => ({
  over: of.over * part,
  under: of.under * all,
})

/** Rounds to an integer, halves away from nil. */
export function round({ over, under }: Fraction): bigint {
  const [size, sign] = over < 0n ? [-over, -1n] : [over, 1n]
  return sign * ((2n * size + under) / (2n * under))
}

export type ModelMethod = 'fifo' | 'lifo' | 'hifo' | 'lofo' | 'average'

/** What a script did to one asset; amounts in base units, money in millionths. */
export type ModelEvent = { at: number; seq: number } & (
  | {
      does: 'acquire'
      account: string
      amount: bigint
      cost: bigint | null
      worth: bigint | null
      from: string
    }
  | { does: 'dispose'; account: string; amount: bigint; proceeds: bigint | null; id: string }
  | { does: 'move'; from: string; to: string; amount: bigint }
)

interface ModelLot {
  account: string
  left: bigint
  cost: Fraction
  /** What a whole of all that came was worth, by which the dearest is found. */
  price: Fraction
  at: number
  seq: number
  from: string
}

export interface ModelDisposal {
  id: string
  proceeds: bigint
  cost: Fraction
  lots: { from: string; amount: bigint }[]
}

/** Lots one by one in a list that is sorted anew for each that is taken: slow, and nothing else. */
export function matchByModel(
  events: readonly ModelEvent[],
  method: ModelMethod,
  byWallet: boolean,
): ModelDisposal[] {
  const order = events.toSorted(
    (a, b) => a.at - b.at || Number(b.does === 'acquire') - Number(a.does === 'acquire') || a.seq - b.seq,
  )
  let lots: ModelLot[] = []
  const isOf = (account: string) => (lot: ModelLot) => !byWallet || lot.account === account
  const older = (a: ModelLot, b: ModelLot) => a.at - b.at || a.seq - b.seq
  const dearer = (a: ModelLot, b: ModelLot) =>
    Number(b.price.over * a.price.under - a.price.over * b.price.under > 0n) -
    Number(b.price.over * a.price.under - a.price.over * b.price.under < 0n)
  const ranks: Record<ModelMethod, (a: ModelLot, b: ModelLot) => number> = {
    fifo: older,
    lifo: (a, b) => older(b, a),
    hifo: (a, b) => dearer(a, b) || older(a, b),
    lofo: (a, b) => dearer(b, a) || older(a, b),
    average: older,
  }
  function takeOut(account: string, amount: bigint): ModelLot[] {
    const own = lots.filter(isOf(account))
    if (method === 'average') {
      // Every unit costs the same, so that each lot gives its share.
      const all = own.reduce((sum, { left }) => sum + left, 0n)
      const cost = own.reduce((sum, lot) => add(sum, lot.cost), whole(0n))
      const taken = { ...(own[0] as ModelLot), account, left: amount, cost: take(cost, amount, all) }
      const rest = {
        ...(own[0] as ModelLot),
        account,
        left: all - amount,
        cost: take(cost, all - amount, all),
      }
      lots = [...lots.filter((lot) => !own.includes(lot)), ...(rest.left > 0n ? [rest] : [])]
      return [taken]
    }
    const taken: ModelLot[] = []
    let wanted = amount
    for (const lot of own.sort(ranks[method])) {
      if (wanted === 0n) break
      const part = least(lot.left, wanted)
      taken.push({ ...lot, left: part, cost: take(lot.cost, part, lot.left) })
      lot.cost = take(lot.cost, lot.left - part, lot.left)
      lot.left -= part
      wanted -= part
    }
    if (wanted > 0n) throw new Error(`The script gives up ${wanted} more than it has in ${account}`)
    lots = lots.filter(({ left }) => left > 0n)
    return taken
  }
  const disposals: ModelDisposal[] = []
  for (const event of order) {
    if (event.does === 'acquire') {
      const { account, amount, cost, worth, at, seq, from } = event
      const price = { over: worth ?? cost ?? 0n, under: amount }
      lots.push({ account, left: amount, cost: whole(cost ?? 0n), price, at, seq, from })
    } else if (event.does === 'move') {
      if (!byWallet) continue
      for (const lot of takeOut(event.from, event.amount)) lots.push({ ...lot, account: event.to })
    } else {
      const taken = takeOut(event.account, event.amount)
      const cost = taken.reduce((sum, lot) => add(sum, lot.cost), whole(0n))
      const of = taken.map(({ from, left }) => ({ from, amount: left }))
      disposals.push({ id: event.id, proceeds: event.proceeds ?? 0n, cost, lots: of })
    }
  }
  return disposals
}

/** What a disposal gained, in hundredths: each of its two sums is rounded by itself. */
export function gainOf({ proceeds, cost }: ModelDisposal): { proceeds: bigint; cost: bigint; gain: bigint } {
  const hundredths = (money: Fraction) => round({ over: money.over, under: money.under * 10_000n })
  const [got, paid] = [hundredths(whole(proceeds)), hundredths(cost)]
  return { proceeds: got, cost: paid, gain: got - paid }
}
