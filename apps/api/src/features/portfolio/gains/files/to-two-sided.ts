import { formatMicros, type TransactionKind } from '@pkg/api-contract'
import { absolute } from '../../../../lib/absolute.ts'
import { formatUnits } from '../../../../lib/format-units.ts'
import { decimalsOfUnits } from '../asset-names.ts'
import type { Classified } from '../classify.ts'
import type { Flow } from '../net-flows.ts'
import { cutExchange, type Pair, standAlone } from './cut-exchange.ts'
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
  /** Which of several rows it is where both sides of a transaction had more than one; else null. */
  part: { row: number; of: number } | null
  one: Classified
}

/** What two-sided forms are written from. */
export type TwoSidedReport = Pick<GainsReport, 'transactions' | 'decimalsOf' | 'nameAsset'>

export function toTwoSided({ transactions, decimalsOf, nameAsset }: TwoSidedReport): TwoSided[] {
  const toSide = ({ asset, tokenId, amount }: Pick<Flow, 'asset' | 'tokenId' | 'amount'>): Side | null => {
    const decimals = decimalsOfUnits({ asset, tokenId }, decimalsOf)
    if (decimals === null) return null
    const currency = nameAsset(asset).symbol ?? asset.slice(asset.indexOf(':') + 1)
    return {
      amount: formatUnits(absolute(amount), decimals),
      currency: tokenId === null ? currency : `${currency} #${tokenId}`,
    }
  }
  return transactions.flatMap((told) => {
    const one = told.kind === 'spam' ? { ...told, out: [], in: [] } : told
    const [fee = null] = one.fees.map(toSide)
    const pairs = toPairs(one)
    const isSeveral = pairs.length > 1 && one.out.length > 0 && one.in.length > 0
    const rows = pairs.length > 0 ? pairs : [nothing]
    return rows.flatMap(({ out, got, worth }, index): TwoSided[] => {
      const sent = out && toSide(out)
      const received = got && toSide(got)
      const own = index === 0 ? fee : null
      const isFeeOnly = sent === null && received === null
      if (isFeeOnly && own === null) return []
      return [
        {
          ...{ received, one, isFeeOnly },
          sent: isFeeOnly ? own : sent,
          fee: isFeeOnly ? null : own,
          worth: worth === null ? null : formatMicros(worth),
          part: isSeveral ? { row: index + 1, of: rows.length } : null,
        },
      ]
    })
  })
}

const nothing: Pair = { out: null, got: null, worth: null }

/** Kinds in which one thing is given for another, as the books have it. */
const EXCHANGES: readonly TransactionKind[] = [
  ...(['swap', 'nft-bought', 'nft-sold', 'mint', 'liquidity-in', 'liquidity-out'] as const),
]
/** Kinds in which what comes is what went. */
const CARRIED: readonly TransactionKind[] = ['wrap', 'unwrap', 'bridge', 'staked', 'unstaked']

/** A row has one thing on each side: what several are is several rows, by which each keeps its units and its worth. */
function toPairs({ kind, out, in: got }: Classified): Pair[] {
  const isBoth = out.length > 0 && got.length > 0
  if (isBoth && EXCHANGES.includes(kind)) return cutExchange(out, got)
  if (!isBoth || !CARRIED.includes(kind)) return standAlone(out, got)
  return Array.from({ length: Math.max(out.length, got.length) }, (_, index) => {
    const [went, came] = [out[index] ?? null, got[index] ?? null]
    return { out: went, got: came, worth: (went ?? came)?.micros ?? null }
  })
}
