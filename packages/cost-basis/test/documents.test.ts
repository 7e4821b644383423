import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as costBasis from '../src/index.ts'

type Evaluate = (...values: unknown[]) => unknown
const evaluate = (body: string): unknown =>
  (new Function(...Object.keys(costBasis), body) as Evaluate)(...Object.values(costBasis))

/** The statements of a text; what stands before `//=>` is compared with what stands behind it. */
function examplesIn(text: string): { before: string; code: string; expected: string }[] {
  let before = ''
  return text.split('\n').flatMap((line) => {
    const [code = '', expected] = line.split('//=>')
    if (expected !== undefined) return [{ before, code: code.trim(), expected: expected.trim() }]
    if (!line.startsWith('import ')) before += `${line}\n`
    return []
  })
}

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code)

describe('README.md', () => {
  it.each(blocks.flatMap(examplesIn))('is right about $code', ({ before, code, expected }) => {
    expect(evaluate(`${before}\nreturn (${code})`)).toEqual(evaluate(`return (${expected})`))
  })
  it('imports only what the package has', () => {
    const names = [...readme.matchAll(/import \{ (.*) \} from '@pkg\/cost-basis'/g)].flatMap(
      ([, list = '']) => list.split(', '),
    )
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !(name in costBasis))).toEqual([])
  })
  it('names every code that an error can have', () => {
    const source = readFileSync(new URL('../src/primitives/cost-basis-error.ts', import.meta.url), 'utf8')
    const codes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code = '']) => code)
    expect(codes.length).toBeGreaterThan(5)
    expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([])
  })
})

const docstrings = globSync('src/**/*.ts', { cwd: new URL('..', import.meta.url) }).flatMap((file) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:function|class) (\w+)/g)
  return [...found]
    .filter(([, , name = '']) => name in costBasis)
    .map(([, text = '', name = '']) => ({ name, text: text.replaceAll(/^\s*\* ?/gm, '') }))
})

describe.each(docstrings)('the docstring of $name', ({ text }) => {
  it('has a sentence and says what is thrown', () => expect(text).toMatch(/(@throws|^The one error)/))
  it('has an example that is right', () => {
    const [, example = ''] = /@example\n([\s\S]*)$/.exec(text) ?? []
    const [body = '', expected = ''] = example.split('//=>')
    expect(expected).not.toBe('')
    expect(evaluate(`return (${body})`)).toEqual(evaluate(`return (${expected})`))
  })
})

it('finds the docstring of every function that is exported', () => {
  expect(docstrings.map(({ name }) => name).sort()).toEqual(Object.keys(costBasis).sort())
})
