import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Shows a row, and adds it to those of this room for the table of the whole workspace. */
export function report(row: Record<string, string | number>): void {
  console.table([row])
  const folder = new URL('../.results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = new URL('bench.json', folder)
  const rows = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  writeFileSync(file, JSON.stringify([...rows, row]))
}
