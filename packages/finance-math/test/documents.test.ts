import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as financeMath from '../src/index.ts'

type Evaluate = (...values: unknown[]) => unknown

/** The code blocks of a document, run statement by statement; what stands before `//=>` is compared. */
function examplesIn(document: string): { code: string; before: string; expected: string }[] {
  return [...document.matchAll(/```js\n([\s\S]*?)```/g)].flatMap(([, block = '']) => {
    let before = ''
    return block
      .replaceAll(/^import .*$/gm, '')
      .split('\n')
      .flatMap((line) => {
        const [code = '', expected] = line.split('//=>')
        if (expected !== undefined) return [{ code: code.trim(), before, expected: expected.trim() }]
        before += `${line}\n`
        return []
      })
  })
}

const evaluate = (body: string): unknown =>
  (new Function(...Object.keys(financeMath), body) as Evaluate)(...Object.values(financeMath))

describe.each(['README.md', 'docs/from-excel-and-numpy-financial.md'])('%s', (name) => {
  const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

  it.each(examplesIn(text))('is right about $code', ({ code, before, expected }) => {
    expect(evaluate(`${before}\nreturn (${code})`)).toEqual(evaluate(`return (${expected})`))
  })
  it('imports only what the package has', () => {
    const names = [...text.matchAll(/import \{ (.*) \} from '@pkg\/finance-math'/g)].flatMap(
      ([, list = '']) => list.split(', '),
    )
    expect(names.filter((imported) => !(imported in financeMath))).toEqual([])
    expect(names.length).toBeGreaterThan(5)
  })
})
