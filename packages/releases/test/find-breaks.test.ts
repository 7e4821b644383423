import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
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
  [
    'one more input of a calculator, which its goals may look for',
    "export declare const c: { inputs: { a: 1 }; goals: readonly { input: 'a' }[] }",
    "export declare const c: { inputs: { a: 1; b: 1 }; goals: readonly { input: 'a' | 'b' }[] }",
  ],
  [
    'one more output of a calculator, which its sum may be',
    "export declare const c: { inputs: {}; outputs: { a: 1 }; composition?: { total: 'a' } }",
    "export declare const c: { inputs: {}; outputs: { a: 1; b: 1 }; composition?: { total: 'a' | 'b' } }",
  ],
  [
    'a field of what is given that may have any name now',
    'export declare function f(a: { x?: number }): 1',
    'export declare function f(a: { readonly [name: string]: number | undefined }): 1',
  ],
  [
    'parameters that became any number of them',
    'export declare function f(a: number, b?: number): 1',
    'export declare function f(...all: (number | undefined)[]): 1',
  ],
  [
    'an answer that is one of two no more',
    'export declare function f(): { a: 1 } | string',
    'export declare function f(): string',
  ],
  [
    'a richer object that a method takes, which the package makes itself',
    'export interface Talk { say(words: { yes: string }): string }',
    'export interface Talk { say(words: { yes: string; no: string }): string }',
  ],
  [
    'more words for what is called back',
    "export declare function f(told: { on(event: 'a'): void }): 1",
    "export declare function f(told: { on(event: 'a' | 'b'): void }): 1",
  ],
  [
    'a type that holds itself',
    'export interface Tree { readonly kind: string; readonly branches?: readonly Tree[] }',
    'export interface Tree { readonly kind: string; readonly branches?: readonly Tree[]; readonly more?: Tree }',
  ],
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
    'Row of . has no balance any more',
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
    'an optional parameter that is gone',
    'export declare function f(a: number, b?: number): number',
    'export declare function f(a: number): number',
    'f of . takes 1 of its 2 parameters',
  ],
  [
    'an optional field of what is given that is gone',
    'export declare function f(a: { x: number; y?: number }): 1',
    'export declare function f(a: { x: number }): 1',
    'f of . has no y in a any more',
  ],
  [
    'an optional field of the answer that is gone, within a list',
    'export declare function f(): { readonly rows: readonly { a: 1; b?: 2 }[] }',
    'export declare function f(): { readonly rows: readonly { a: 1 }[] }',
    'f of . has no b in its answer.rows[] any more',
  ],
  [
    'an optional field of a type that is gone',
    'export interface Options { x?: number; y?: number }',
    'export interface Options { x?: number }',
    'Options of . has no y any more',
  ],
  [
    'an optional field of one of several',
    "export type Told = { kind: 'a'; more?: string } | { kind: 'b' }",
    "export type Told = { kind: 'a' } | { kind: 'b' }",
    'Told of . has no more any more',
  ],
  [
    'an optional parameter of a method that is gone',
    'export declare class Talk { ask(question: string, language?: string): string }',
    'export declare class Talk { ask(question: string): string }',
    'Talk of . takes 1 of its 2 parameters in ask',
  ],
  [
    'a narrower parameter of a method',
    "export interface Talk { ask(language: 'en' | 'hi'): string }",
    "export interface Talk { ask(language: 'en'): string }",
    `Talk of . takes "en" as ask(language), no more "en" | "hi"`,
  ],
  [
    'a function that a method has to be given',
    'export interface Talk { tell(translate?: (text: string) => string): string }',
    'export interface Talk { tell(translate: (text: string) => string): string }',
    'Talk of . has to be given tell(translate)',
  ],
  [
    'a parameter of a method that has to be given',
    'export declare function f(): { tell(language?: string): string }',
    'export declare function f(): { tell(language: string): string }',
    'f of . has to be given its answer.tell(language)',
  ],
  [
    'another number of type parameters',
    'export type Box<T> = T[]',
    'export type Box = unknown[]',
    'Box of . has other type parameters',
  ],
])('%s is a break', (_, before, now, ...sentences) => {
  expect(compare(before, now)).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
})

test('a door that is gone is a break', () => {
  const before = surface('before', { index: 'export declare const a: 1', more: 'export declare const b: 1' })
  const now = surface('now', { index: 'export declare const a: 1' })
  expect(findBreaks(before, now, folders)).toEqual(['the door ./more is gone'])
})

describe('what stands beside the doors', () => {
  const plain = { index: 'export declare const a: 1' }
  /** A surface whose manifest has more in it, and that answers to these words. */
  function surfaceWith(more: object, words: readonly string[] = []): string {
    const folder = surface('with', plain)
    const file = join(folder, 'package.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }))
    writeFileSync(join(folder, 'words.txt'), words.map((word) => `${word}\n`).join(''))
    return folder
  }

  test('a command that is gone is a break, another one is none', () => {
    const one = surfaceWith({ bin: { compute: './dist/main.js' } })
    const two = surfaceWith({ bin: { compute: './dist/other.js', more: './dist/more.js' } })
    expect(findBreaks(one, two, folders)).toEqual([])
    expect(findBreaks(two, one, folders)).toEqual(['the command more is gone'])
  })

  test('a newer Node that is asked for is a break, an older one is none', () => {
    const [older, newer] = ['>=20', '>=22.12'].map((node) => surfaceWith({ engines: { node } }))
    expect(findBreaks(newer as string, older as string, folders)).toEqual([])
    expect(findBreaks(older as string, newer as string, folders)).toEqual([
      'Node >=20 is not enough any more: it asks for >=22.12',
    ])
  })

  test('a word that is answered no more is a break, one more is none', () => {
    const less = surfaceWith({}, ['sip', 'sip --years'])
    const more = surfaceWith({}, ['sip', 'sip --months', 'sip --years'])
    expect(findBreaks(less, more, folders)).toEqual([])
    expect(findBreaks(more, less, folders)).toEqual(['"sip --months" is gone'])
  })
})
