import { stringify } from 'csv-stringify/sync'

const plainNumber = /^-\d+(\.\d+)?$/
/** In much of the world a spreadsheet parts cells at semicolons, whatever stands between the others. */
const beginsAnotherCell = /(?<=[;\t\r\n])(?=[=+\-@])/g

/**
 * Rows as CSV. Text may be a stranger's, such as the name of a token: none becomes a formula in a spreadsheet. Figures are
 * written as figures. `continued` rows follow a part that has the header.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly object[],
  { continued = false }: { continued?: boolean } = {},
): string {
  return stringify([...rows], {
    header: !continued,
    columns: [...columns],
    // Spreadsheets take a file for UTF-8 only when it says so.
    bom: !continued,
    escape_formulas: true,
    cast: { string: guard, boolean: String },
  })
}

/** Leaves what was sent a number, which the library's guard would make text of. */
function guard(cell: string) {
  return plainNumber.test(cell)
    ? { value: cell, escape_formulas: false }
    : cell.replace(beginsAnotherCell, "'")
}
