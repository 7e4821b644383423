import type { ExportTable, PortfolioExport } from '@pkg/api-contract'
import { stringify } from 'csv-stringify/sync'
import { formatUnits } from 'viem'

const columns: Record<ExportTable, readonly string[]> = {
  wallets: ['chainId', 'address', 'label', 'tags', 'ensName', 'addedAt'],
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
    'timeWeightedReturn',
    'provenance',
    'reason',
    'pricedHoldings',
    'unpricedHoldings',
    'untrustedHoldings',
  ],
}

const plainNumber = /^-\d+(\.\d+)?$/
/** In much of the world a spreadsheet parts cells at semicolons, whatever stands between the others. */
const beginsAnotherCell = /(?<=[;\t\r\n])(?=[=+\-@])/g

/**
 * One table of an export as CSV. Names of tokens are strangers' text: none becomes a formula in a spreadsheet. Figures
 * are written as figures; quantities are in whole tokens, balances and amounts in base units. What moved and was gained
 * on a day of the history is in dollars, its return a fraction. `continued` rows follow a part that has the header.
 */
export function toCsv<T extends ExportTable>(
  table: T,
  given: PortfolioExport[T],
  { continued = false }: { continued?: boolean } = {},
): string {
  const list: readonly PortfolioExport[ExportTable][number][] = given
  const rows = list.map((row) => ({
    ...row,
    ...('tags' in row && { tags: row.tags.join(';') }),
    ...('sincePrevious' in row && row.sincePrevious),
    ...('amount' in row && {
      quantity: toQuantity(row.amount, row.decimals),
      unvaluedBecause: row.unvaluedBecause?.message,
    }),
    ...('balance' in row && { quantity: toQuantity(row.balance, row.decimals) }),
  }))
  return stringify(rows, {
    header: !continued,
    columns: [...columns[table]],
    // Spreadsheets take a file for UTF-8 only when it says so.
    bom: !continued,
    escape_formulas: true,
    cast: { string: guard, boolean: String },
  })
}

function toQuantity(units: string, decimals: number | null): string | null {
  return decimals === null ? null : formatUnits(BigInt(units), decimals)
}

/** Leaves what was sent a number, which the library's guard would make text of. */
function guard(cell: string) {
  return plainNumber.test(cell)
    ? { value: cell, escape_formulas: false }
    : cell.replace(beginsAnotherCell, "'")
}
