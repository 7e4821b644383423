import type { MatchLotsInput, Method } from '../src/index.ts'

/** As many events of one asset as asked for: two purchases, a move and a sale in turn, amounts of 18 decimals. */
export function manyEvents(method: Method, count: number): MatchLotsInput {
  const acquisitions: MatchLotsInput['acquisitions'][number][] = []
  const disposals: MatchLotsInput['disposals'][number][] = []
  const transfers: NonNullable<MatchLotsInput['transfers']>[number][] = []
  const wallet =
    method === 'fifo' || method === 'lifo' || method === 'hifo' || method === 'lofo' || method === 'average'
  let state = 42
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
  const start = Date.UTC(2017, 0, 1)
  for (let k = 0; k < count; k++) {
    const date = new Date(start + Math.floor((k / count) * 3000 * 86_400_000)).toISOString()
    const quantity = `${1 + random(9)}.${String(random(1e9)).padStart(9, '0')}${String(random(1e9)).padStart(9, '0')}`
    const money = `${1000 + random(9000)}.${random(100)}`
    const id = String(k)
    const account = k % 8 < 4 ? 'cold' : 'hot'
    if (k % 4 < 2) acquisitions.push({ id, date, quantity, cost: money, account })
    else if (k % 4 === 2 && wallet)
      transfers.push({ id, date, quantity, from: account, to: k % 8 < 4 ? 'hot' : 'cold' })
    else disposals.push({ id, date, quantity, proceeds: money, account })
  }
  return { method, scope: wallet ? 'wallet' : 'all', acquisitions, disposals, transfers }
}
