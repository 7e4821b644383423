import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBreaks } from '../src/find-breaks.ts'

const folders = mkdtempSync(join(tmpdir(), 'breaks-'))
afterAll(() => rmSync(folders, { recursive: true, force: true }))

function surface(name: string, declarations: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(folders, name))
  const doors = Object.keys(declarations).map((door) => [
    door === 'index' ? '.' : `./${door}`,
    `./dist/${door}.js`,
  ])
  const manifest = { name: 'one', version: '1.0.0', exports: Object.fromEntries(doors) }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  for (const [door, text] of Object.entries(declarations)) {
    const file = join(folder, `dist/${door}.d.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}
const compare = (before: string, now: string) =>
  findBreaks(surface('before', { index: before }), surface('now', { index: now }), folders)

const row = 'export interface Row { readonly month: number; readonly balance: number }\n'

test.each([
  [
    'another function',
    'export declare function f(): number',
    'export declare function f(): number; export declare const g: 1',
  ],
  [
    'an optional parameter',
    'export declare function f(a: number): number',
    'export declare function f(a: number, b?: number): number',
  ],
  ['a wider parameter', "export declare function f(a: 'x'): 1", "export declare function f(a: 'x' | 'y'): 1"],
  [
    'an optional field of what is given',
    'export declare function f(a: { x: number }): 1',
    'export declare function f(a: { x: number; y?: number }): 1',
  ],
  [
    'a richer answer',
    `${row}export declare function f(): Row`,
    `${row.replace(' }', '; readonly more: string }')}export declare function f(): Row`,
  ],
  ['a type that stands alone and grew', 'export type Kind = 1', 'export type Kind = 1 | 2'],
  ['another type', row, `${row}export type More = string`],
])('%s breaks nobody', (_, before, now) => {
  expect(compare(before, now)).toEqual([])
})

test.each([
  [
    'a name that is gone',
    'export declare const a: 1; export declare const b: 1',
    'export declare const a: 1',
    'b of . is gone',
  ],
  ['a type that is gone', `${row}export declare const a: 1`, 'export declare const a: 1', 'Row of . is gone'],
  [
    'a value that is only a type',
    'export declare class A {}',
    'export type A = object',
    'A of . is only a type now',
  ],
  [
    'a required parameter',
    'export declare function f(a: number): 1',
    'export declare function f(a: number, b: number): 1',
    'f of . is not what it was',
  ],
  [
    'a required field of what is given',
    'export declare function f(a: { x?: number }): 1',
    'export declare function f(a: { x: number }): 1',
    'f of . is not what it was',
  ],
  [
    'an option that is gone',
    "export declare function f(a: 'x' | 'y'): 1",
    "export declare function f(a: 'x'): 1",
    'f of . is not what it was',
  ],
  [
    'a field of the answer that is gone',
    `${row}export declare function f(): Row`,
    `${row.replace('readonly balance: number ', '')}export declare function f(): Row`,
    'f of . is not what it was',
  ],
  [
    'a field of the answer that may be absent',
    `${row}export declare function f(): Row`,
    `${row.replace('balance:', 'balance?:')}export declare function f(): Row`,
    'f of . is not what it was',
  ],
  [
    'an answer that became wider',
    'export declare function f(): number',
    'export declare function f(): number | undefined',
    'f of . is not what it was',
  ],
  [
    'a type that is another',
    'export type Kind = { a: 1 }',
    'export type Kind = { a: 2 }',
    'Kind of . is not what it was',
  ],
  [
    'another number of type parameters',
    'export type Box<T> = T[]',
    'export type Box = unknown[]',
    'Box of . has other type parameters',
  ],
])('%s is a break', (_, before, now, sentence) => {
  expect(compare(before, now)).toEqual([expect.stringContaining(sentence)])
})

test('a door that is gone is a break', () => {
  const before = surface('before', { index: 'export declare const a: 1', more: 'export declare const b: 1' })
  const now = surface('now', { index: 'export declare const a: 1' })
  expect(findBreaks(before, now, folders)).toEqual(['the door ./more is gone'])
})
