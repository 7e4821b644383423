import { formatMicros } from '@pkg/api-contract'
import { formatUnits } from '../../../../lib/format-units.ts'
import type { Classified } from '../classify.ts'
import type { Flow } from '../net-flows.ts'
import type { GainsReport } from './gains-file.ts'

interface Side {
  amount: string
  currency: string
}

/** A row of a transaction in two-sided forms: what went, what came, and on the first row its fee. */
export interface TwoSided {
  /** Where only the fee moved, the fee. */
  sent: Side | null
  received: Side | null
  /** Beside what moved. */
  fee: Side | null
  /** Whether nothing went or came but the fee. */
  isFeeOnly: boolean
  /** In US dollars. */
  worth: string | null
  one: Classified
}

/** What two-sided forms are written from. */
export type TwoSidedReport = Pick<GainsReport, 'transactions' | 'decimalsOf' | 'nameAsset'>

export function toTwoSided({ transactions, decimalsOf, nameAsset }: TwoSidedReport): TwoSided[] {
  const toSide = ({ asset, tokenId, amount }: Pick<Flow, 'asset' | 'tokenId' | 'amount'>): Side | null => {
    const decimals = tokenId === null ? decimalsOf(asset) : 0
    if (decimals === null) return null
    const currency = nameAsset(asset).symbol ?? asset.slice(asset.indexOf(':') + 1)
    return {
      amount: formatUnits(amount < 0n ? -amount : amount, decimals),
      currency: tokenId === null ? currency : `${currency} #${tokenId}`,
    }
  }
  return transactions.flatMap((one) => {
    const [fee = null] = one.fees.map(toSide)
    const count = Math.max(one.out.length, one.in.length, fee === null ? 0 : 1)
    return Array.from({ length: count }, (_, index) => {
      const [out, got] = [one.out[index], one.in[index]]
      const micros = out?.micros ?? got?.micros ?? null
      const sent = out === undefined ? null : toSide(out)
      const received = got === undefined ? null : toSide(got)
      const own = index === 0 ? fee : null
      const isFeeOnly = sent === null && received === null
      return {
        ...{ received, one, isFeeOnly },
        sent: isFeeOnly ? own : sent,
        fee: isFeeOnly ? null : own,
        worth: micros === null ? null : formatMicros(micros),
      }
    })
  })
}
