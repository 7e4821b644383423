import { isDeepStrictEqual } from 'node:util'
import * as financeMath from '@pkg/finance-math'
import * as calculators from '@pkg/finance-math/calculators'
import * as india from '@pkg/finance-math/india'
import * as luck from '@pkg/finance-math/luck'
import * as plan from '@pkg/finance-math/plan'
import * as taxIndia from '@pkg/finance-math/tax-india'
import type { doors } from './read-source.ts'

const byDoor: Readonly<Record<keyof typeof doors, object>> = {
  '@pkg/finance-math': financeMath,
  '@pkg/finance-math/calculators': calculators,
  '@pkg/finance-math/india': india,
  '@pkg/finance-math/luck': luck,
  '@pkg/finance-math/plan': plan,
  '@pkg/finance-math/tax-india': taxIndia,
}
const scope: Readonly<Record<string, unknown>> = {
  ...calculators,
  ...taxIndia,
  ...luck,
  ...plan,
  ...india,
  ...financeMath,
}

/** An example as a reader can run it: what it imports, its code, and what its last line gives. */
export interface RunExample {
  readonly imports: readonly string[]
  readonly code: string
  readonly result: string
}

/**
 * Runs an example of a docstring: lines of code, the last of them with `//=>` before its result.
 *
 * @throws Error where it gives something else, or tells no result
 */
export function runExample(text: string): RunExample {
  const [code = '', result = ''] = text.split('//=>').map((part) => part.trim())
  const lines = code.split('\n')
  const last = lines.pop() ?? ''
  const given = evaluate(`${lines.join('\n')}\nreturn (${last})`)
  const expected = evaluate(`return (${result})`)
  if (result === '' || !isDeepStrictEqual(withoutSign(given), withoutSign(expected))) {
    throw new Error(`The example "${text}" gives ${JSON.stringify(given)}`)
  }
  return { imports: listImports(code), code, result }
}

/** A call of a public function in an example. */
export interface Call {
  readonly name: string
  readonly given: readonly unknown[]
}

/** A call, with the calls that made what it is given. */
export interface RecordedCall extends Call {
  /** The call whose result a value is, or that a value makes where it is a function. */
  readonly madeBy: (value: unknown) => Call | undefined
}

/** How an example calls a function, the first time; undefined where it does not. */
export function recordCall(text: string, name: string): RecordedCall | undefined {
  const [code = ''] = text.split('//=>').map((part) => part.trim())
  const lines = code.split('\n')
  const last = lines.pop() ?? ''
  const calls: (Call & { result: unknown })[] = []
  const recording = Object.entries(scope).map(([called, value]) => {
    if (typeof value !== 'function' || isClass(value)) return [called, value] as const
    const recorder = (...given: unknown[]) => {
      const result = value(...given)
      calls.push({ name: called, given, result })
      return result
    }
    return [called, recorder] as const
  })
  evaluate(`${lines.join('\n')}\nreturn (${last})`, Object.fromEntries(recording))
  const call = calls.find((one) => one.name === name)
  if (call === undefined) return undefined
  const madeBy = (value: unknown) => {
    if (typeof value !== 'function') return calls.find(({ result }) => result === value && isObject(result))
    const before = calls.length
    value()
    // The outermost one ends last.
    return calls.slice(before).at(-1)
  }
  return { name, given: call.given, madeBy }
}

const isClass = (value: unknown) => String(value).startsWith('class ')
const isObject = (value: unknown) => typeof value === 'object' && value !== null

function evaluate(body: string, names: Readonly<Record<string, unknown>> = scope): unknown {
  return new Function(...Object.keys(names), body)(...Object.values(names))
}

/** As JSON has it: without what is undefined, and one zero. */
function withoutSign(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

function listImports(code: string): string[] {
  const names = new Set(code.match(/[A-Za-z]\w*/g))
  const taken = new Set<string>()
  return Object.entries(byDoor).flatMap(([door, has]) => {
    const used = Object.keys(has)
      .filter((name) => names.has(name) && !taken.has(name) && isUsed(code, name))
      .sort()
    for (const name of used) taken.add(name)
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${door}'`] : []
  })
}

/** Not where it is a field, a text or a name of the example's own. */
function isUsed(code: string, name: string): boolean {
  return new RegExp(`(?<![.\\w'])${name}(?![\\w']|: )`).test(code) && !code.includes(`const ${name} =`)
}
