import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as calculators from '../src/calculators.ts'
import * as index from '../src/index.ts'
import * as india from '../src/india.ts'
import * as luck from '../src/luck.ts'
import * as plan from '../src/plan.ts'
import * as taxIndia from '../src/tax-india.ts'

const doors = {
  '@pkg/finance-math': index,
  '@pkg/finance-math/calculators': calculators,
  '@pkg/finance-math/india': india,
  '@pkg/finance-math/luck': luck,
  '@pkg/finance-math/plan': plan,
  '@pkg/finance-math/tax-india': taxIndia,
}
const financeMath = { ...calculators, ...index, ...india, ...luck, ...plan, ...taxIndia }

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
    const imports = [...text.matchAll(/import \{ (.*) \} from '(.*)'/g)].flatMap(([, list = '', door = '']) =>
      list.split(', ').map((imported) => ({ imported, door })),
    )
    const has = new Map<string, object>(Object.entries(doors))
    expect(imports.filter(({ imported, door }) => !(imported in (has.get(door) ?? {})))).toEqual([])
    expect(imports.length).toBeGreaterThan(5)
  })
})
