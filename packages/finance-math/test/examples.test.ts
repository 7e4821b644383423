import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as calculators from '../src/calculators.ts'
import * as financeMath from '../src/index.ts'
import * as india from '../src/india.ts'
import * as luck from '../src/luck.ts'
import * as plan from '../src/plan.ts'
import * as taxIndia from '../src/tax-india.ts'

const root = new URL('..', import.meta.url)
const scope: Record<string, unknown> = {
  ...financeMath,
  ...india,
  ...luck,
  ...plan,
  ...taxIndia,
  ...calculators,
}

function evaluate(body: string): unknown {
  return new Function(...Object.keys(scope), body)(...Object.values(scope))
}

interface Documented {
  file: string
  name: string
  docstring: string
}

/** Every exported function with the docstring before it. */
const functions: readonly Documented[] = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !file.includes('.test'))
  .sort()
  .flatMap((file) =>
    [
      ...readFileSync(new URL(file, root), 'utf8').matchAll(
        /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function|class) (\w+)/g,
      ),
    ].map(([, docstring = '', name = '']) => ({
      file,
      name,
      docstring: docstring.replaceAll(/^\s*\* ?/gm, ''),
    })),
  )
const exported = functions.filter(({ name }) => name in scope)

/** The examples of a docstring that say with `//=>` what their last line gives. */
function examplesIn(docstring: string): { before: string; code: string; expected: string }[] {
  return [...docstring.matchAll(/@example\n((?:(?!@).*\n)+)/g)].flatMap(([, text = '']) => {
    const [body = '', expected] = text.split('//=>')
    const lines = body.trim().split('\n')
    const code = lines.pop() ?? ''
    return expected === undefined ? [] : [{ before: lines.join('\n'), code, expected: expected.trim() }]
  })
}

describe.each(exported.map((documented) => [documented.name, documented] as const))(
  'the docstring of %s',
  (_name, { file, docstring }) => {
    it.each(examplesIn(docstring))('is right about $code', ({ before, code, expected }) => {
      expect(evaluate(`${before}\nreturn (${code})`)).toEqual(evaluate(`return (${expected})`))
    })
    if (/^src\/(core|formulas|india|tax)\//.test(file))
      it('names where the formula is found', () => expect(docstring).toContain('@see '))
    it('has a sentence, an example, and the errors where there are any', () => {
      expect(docstring).toMatch(/^\s*\S[\s\S]*\.\s/)
      expect(examplesIn(docstring)).not.toEqual([])
      expect(docstring).toMatch(
        /@throws|never throws|nothing (else )?is thrown|The one error|returns its error/i,
      )
    })
  },
)

it('finds every function that a door of the package exports', () => {
  const callable = Object.entries(scope).filter(([, value]) => typeof value === 'function')
  expect(exported.map(({ name }) => name).sort()).toEqual(callable.map(([name]) => name).sort())
})
