type Row = Readonly<Record<string, unknown>>

/** Rows as CSV (RFC 4180): a head of names, numbers unrounded, a list of several figures as one cell. */
export function writeCsv(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
