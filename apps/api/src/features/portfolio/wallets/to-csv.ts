import type { ExportTable, PortfolioExport } from '@pkg/api-contract'
import { stringify } from 'csv-stringify/sync'

const columns: Record<ExportTable, readonly string[]> = {
  wallets: ['chainId', 'address', 'label', 'tags', 'ensName', 'addedAt'],
  holdings: [
    'chainId',
    'address',
    'asset',
    'symbol',
    'name',
    'balance',
    'decimals',
    'usdPrice',
    'usdValue',
    'hidden',
  ],
  transfers: [
    'chainId',
    'address',
    'at',
    'kind',
    'asset',
    'symbol',
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
    'provenance',
    'reason',
    'pricedHoldings',
    'unpricedHoldings',
  ],
}

/** One table of an export as CSV. Names of tokens are strangers' text: none becomes a formula in a spreadsheet. */
export function toCsv(table: ExportTable, portfolio: PortfolioExport): string {
  const rows = portfolio[table].map((row) => ('tags' in row ? { ...row, tags: row.tags.join(';') } : row))
  return stringify(rows.map(toCells), { header: true, columns: [...columns[table]], escape_formulas: true })
}

/** In much of the world a spreadsheet parts cells at semicolons, whatever stands between the others. */
const beginsAnotherCell = /(?<=[;\t\r\n])(?=[=+\-@])/g

/** Figures are written as figures; the guard against formulas is for text alone. */
function toCells(row: object): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => {
      if (typeof cell === 'string') return [name, cell.replace(beginsAnotherCell, "'")]
      return [name, typeof cell === 'boolean' ? String(cell) : cell]
    }),
  )
}
