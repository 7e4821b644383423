import {
  type ChainChoice,
  type ExportTable,
  formatMicros,
  type LinePoint,
  type PortfolioExport,
} from '@pkg/api-contract'
import { formatUnits } from '../../../lib/format-units.ts'
import { writeCsv } from '../../../lib/write-csv.ts'
import { toNewlyPriced } from '../history/to-newly-priced.ts'

const columns: Record<ExportTable, readonly string[]> = {
  wallets: ['chainId', 'address', 'label', 'tags', 'ensName', 'addedChains', 'droppedChains', 'addedAt'],
  holdings: [
    'chainId',
    'address',
    'asset',
    'symbol',
    'name',
    'quantity',
    'balance',
    'decimals',
    'usdPrice',
    'usdValue',
    'hidden',
  ],
  debts: ['chainId', 'address', 'asset', 'symbol', 'name', 'quantity', 'balance', 'decimals', 'debtUsd'],
  transfers: [
    'chainId',
    'address',
    'at',
    'kind',
    'direction',
    'asset',
    'symbol',
    'name',
    'tokenId',
    'quantity',
    'amount',
    'decimals',
    'usdPrice',
    'usdValue',
    'valuedAt',
    'pricedAt',
    'provisional',
    'unvaluedBecause',
    'state',
    'incomplete',
    'credit',
    'counterparty',
    'counterpartyLabel',
    'debt',
    'hidden',
    'transactionHash',
    'id',
  ],
  history: [
    'date',
    'at',
    'value',
    'exactValue',
    'netFlows',
    'gain',
    'newlyPriced',
    'timeWeightedReturn',
    'provenance',
    'reason',
    'pricedHoldings',
    'unpricedHoldings',
    'untrustedHoldings',
  ],
}

/**
 * One table of an export as CSV. Quantities are in whole tokens, balances and amounts in base units. What moved and was gained
 * on a day of the history is in dollars, its return a fraction; with what was newly priced it is the difference to the day before.
 * `continued` rows follow a part that has the header.
 */
export function toCsv<T extends ExportTable>(
  table: T,
  given: PortfolioExport[T],
  { continued = false }: { continued?: boolean } = {},
): string {
  const list: readonly PortfolioExport[ExportTable][number][] = given
  const rows = list.map((row, index) => ({
    ...row,
    ...('tags' in row && {
      tags: row.tags.join(';'),
      addedChains: toChosen(row.chainChoices, 'add'),
      droppedChains: toChosen(row.chainChoices, 'drop'),
    }),
    ...('sincePrevious' in row && {
      ...row.sincePrevious,
      newlyPriced: writeNewlyPriced(row, list[index - 1]),
    }),
    ...('amount' in row && {
      quantity: toQuantity(row.amount, row.decimals),
      unvaluedBecause: row.unvaluedBecause?.message,
    }),
    ...('balance' in row && { quantity: toQuantity(row.balance, row.decimals) }),
  }))
  return writeCsv(columns[table], rows, { continued })
}

const toChosen = (choices: readonly ChainChoice[], wanted: ChainChoice['choice']) =>
  choices.flatMap(({ chainId, choice }) => (choice === wanted ? [chainId] : [])).join(';')

function writeNewlyPriced(
  point: LinePoint,
  previous: PortfolioExport[ExportTable][number] | undefined,
): string | null {
  const worth = toNewlyPriced(
    point,
    previous !== undefined && 'sincePrevious' in previous ? previous : undefined,
  )
  return worth === null ? null : formatMicros(worth)
}

function toQuantity(units: string, decimals: number | null): string | null {
  return decimals === null ? null : formatUnits(BigInt(units), decimals)
}
