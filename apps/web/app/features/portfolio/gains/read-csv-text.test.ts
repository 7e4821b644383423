import { expect, it } from 'vitest'
import { readCsvText } from './read-csv-text.ts'

const of = (...bytes: (number | string)[]) =>
  new Blob(bytes.map((part) => (typeof part === 'number' ? new Uint8Array([part]) : part)))

it.each([
  ['UTF-8', of('Währung,₹'), 'Währung,₹'],
  ['UTF-8 that says so', of(0xef, 0xbb, 0xbf, 'a,₹'), 'a,₹'],
  ['UTF-16, as spreadsheets save it', of(0xff, 0xfe, 0x61, 0, 0xb9, 0x20), 'a₹'],
  ['UTF-16, the other way round', of(0xfe, 0xff, 0, 0x61, 0x20, 0xb9), 'a₹'],
  ['Western Windows', of(0x57, 0xe4, 0x68, 0x80), 'Wäh€'],
])('a file in %s is read', async (_, file, text) => {
  expect(await readCsvText(file)).toBe(text)
})

it('what is empty or too large is refused with a sentence', async () => {
  await expect(readCsvText(of())).rejects.toThrow('The file is empty.')
  await expect(readCsvText(of('x'.repeat(1024 * 1024 + 1)))).rejects.toThrow('larger than 1 MB')
  await expect(readCsvText(of('x'.repeat(2 * 1024 * 1024 + 1)))).rejects.toThrow('larger than 1 MB')
})
