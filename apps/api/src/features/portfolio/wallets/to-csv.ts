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
    'quantity',
    'amount',
    'decimals',
    'counterparty',
    'counterpartyLabel',
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
 * on a day of the history is in dollars, its return a fraction.
 */
export function toCsv(table: ExportTable, portfolio: PortfolioExport): string {
  const rows = portfolio[table].map((row) => ({
    ...row,
    ...('tags' in row && { tags: row.tags.join(';') }),
    ...('sincePrevious' in row && row.sincePrevious),
    ...('amount' in row && { quantity: toQuantity(row.amount, row.decimals) }),
    ...('balance' in row && { quantity: toQuantity(row.balance, row.decimals) }),
    ...('hidden' in row && { hidden: String(row.hidden) }),
  }))
  return stringify(rows, {
    header: true,
    columns: [...columns[table]],
    // Spreadsheets take a file for UTF-8 only when it says so.
    bom: true,
    escape_formulas: true,
    cast: { string: guard },
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
