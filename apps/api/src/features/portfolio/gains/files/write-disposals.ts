import type { GainLot, GainRow } from '@pkg/api-contract'
import { formatUnits } from '../../../../lib/format-units.ts'
import { parseUnits } from '../../../../lib/parse-units.ts'
import { sumOf } from '../../../../lib/sum-of.ts'
import { formatCents, toCents } from '../cents.ts'
import { callOf, toNotes } from './cells.ts'
import { type FileColumn, type GainsFile, type GainsReport, toCsvFile } from './gains-file.ts'

type Column = FileColumn<GainRow>

const toRule = ({ matchedBy, pooled }: GainLot) => {
  if (matchedBy !== null) return matchedBy === 'same-day' ? 'same day' : 'next 30 days'
  return pooled ? 'section 104 pool' : 'nothing'
}

function addUp(quantities: readonly string[]): string {
  const decimals = Math.max(...quantities.map((quantity) => quantity.split('.')[1]?.length ?? 0))
  return formatUnits(
    sumOf(quantities, (quantity) => parseUnits(quantity, decimals)),
    decimals,
  )
}

/** By which rules of the United Kingdom how much was matched, and what that cost: `same day: 20 (cost 30.00)`. */
const writeRules = ({ lots }: GainRow): string =>
  [...Map.groupBy(lots, toRule)]
    .map(([rule, own]) => {
      const cost = formatCents(sumOf(own, (lot) => toCents(lot.cost)))
      return `${rule}: ${addUp(own.map(({ quantity }) => quantity))} (cost ${cost})`
    })
    .join('; ')

/** What the rules of a country need beside what every table has. */
const deniedLoss: readonly Column[] = [['Denied loss', (row) => row.deniedLoss ?? '0.00']]
const matchedWith: readonly Column[] = [['Matched with', writeRules]]

const columnsOf = ({ country, currency }: GainsReport['year']): readonly Column[] => [
  ['Day', (row) => row.disposedOn],
  ['Time', (row) => row.at],
  ['Asset', callOf],
  ['Contract', (row) => row.asset],
  ['Kind', (row) => row.kind],
  ['Kind by rule', (row) => row.rule],
  ['Quantity', (row) => row.quantity],
  ['USD value', (row) => row.usdValue],
  ['Price of', (row) => row.valuedAt],
  ['Rate', (row) => row.rate?.value],
  ['Rate set on', (row) => row.rate?.setOn],
  ['Currency', () => currency],
  ['Proceeds', (row) => row.proceeds],
  ['Cost', (row) => row.cost],
  ...(country === 'ca' ? deniedLoss : []),
  ['Gain', (row) => row.gain],
  ['Gain at least', (row) => row.gainRange?.low],
  ['Gain at most', (row) => row.gainRange?.high],
  ...(country === 'uk' ? matchedWith : []),
  ['Notes', (row) => toNotes(row).join(' ')],
  ['Wallet', (row) => row.wallet],
  ['Transaction', (row) => row.transactionHash],
  // The coin of a chain has no contract that would tell it from that of another.
  ['Chain id', (row) => String(row.chainId)],
]

/**
 * A row per disposal, with its rate, its range and its doubts. Gain is proceeds less cost; in Canada what of a loss is denied is
 * added, which every row tells.
 */
export const writeDisposals = ({ rows, year }: GainsReport): GainsFile => toCsvFile(columnsOf(year), rows)
