import type { Classified } from '../classify.ts'
import type { Flow } from '../net-flows.ts'

/** Whether all that it did was to move something between wallets whose movements are read. */
export function isBetweenOwn({
  kind,
  moves,
  transaction: { legs },
}: Pick<Classified, 'kind' | 'moves' | 'transaction'>): boolean {
  const isRead = (wallet: string) => legs.some((leg) => leg.wallet === wallet)
  return (
    kind === 'own-transfer' && moves.length > 0 && moves.every(({ from, to }) => isRead(from) && isRead(to))
  )
}

/** What came and went by what a person says of it: of spam that which is hidden, of a move between the wallets both its ends. */
export function toSaidFlows(
  one: Pick<Classified, 'kind' | 'in' | 'out' | 'moves' | 'hidden' | 'transaction'>,
): Pick<Classified, 'in' | 'out' | 'moves'> {
  const { kind, in: got, out, moves, hidden } = one
  if (kind === 'spam') {
    const shown = hidden.map((flow): Flow => ({ ...flow, hidden: false }))
    return {
      in: shown.filter(({ amount }) => amount > 0n),
      out: shown.filter(({ amount }) => amount < 0n),
      moves,
    }
  }
  if (!isBetweenOwn(one)) return { in: got, out, moves }
  const counted = { hidden: false, debt: false }
  return {
    in: moves.map(({ from, to, ...units }) => ({
      ...units,
      ...counted,
      wallet: to,
      counterparties: [from],
    })),
    out: moves.map(({ from, to, ...units }) => ({
      ...{ ...units, ...counted, wallet: from, counterparties: [to] },
      amount: -units.amount,
    })),
    moves: [],
  }
}
