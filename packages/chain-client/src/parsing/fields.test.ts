import { expect, test } from 'vitest'
import { textField } from './fields.ts'

test.each([
  ['turned round, so that it would read as USDC', '\u202eCDSU\u202c', 'CDSU'],
  ['with marks that turn what stands beside it', '\u2067US\u2066DC\u2069\u200f', 'USDC'],
  ['with what cannot be seen between its letters', 'U\u200bS\ufeffD\u2060C', 'USDC'],
  ['with controls of old and new', 'U\u0000S\u0007D\u009bC\n', 'USDC'],
  ['in another script, joined as it has to be', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['of nothing that can be seen', '\u202e\u200b ', null],
])('a name %s is read as it is spelled', (_, given, text) => {
  expect(textField.parse(given)).toBe(text)
})
