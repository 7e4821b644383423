import { parseArgs } from 'node:util'
import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { closest } from './closest.ts'
import { toFlag } from './to-flag.ts'
import { UsageError } from './usage-error.ts'

/** What was typed behind a calculator's name. */
export interface Arguments {
  /** The values of its inputs, as typed. */
  given: Readonly<Record<string, string>>
  format: 'text' | 'json' | 'csv'
  /** The view of the schedule that is asked for. */
  view?: string
  /** The question backwards: the input to find, the output that is given, and how much that has to be. */
  solve?: { input: string; output: string; target: string }
  isHelp: boolean
}

/** The flags that every calculator has; none of its inputs may be called so. */
export const commonFlags = {
  json: 'Print the whole answer as JSON',
  csv: 'Print the schedule as CSV',
  view: 'Print this view of the schedule',
  'solve-for': 'Find this input; the output that is known stands in --reach',
  reach: 'The output that is known and its value: <output>=<number>',
  help: 'Show this help',
} as const

const withoutValue = new Set<string>(['json', 'csv', 'help'])

/** Reads the flags of a calculator; what it does not have or cannot take is a `UsageError`. */
export function readArguments(definition: AnyCalculator, args: readonly string[]): Arguments {
  const names = new Map(Object.keys(definition.inputs).map((name) => [toFlag(name), name]))
  const letters = new Map(
    Object.entries(definition.aliases ?? {}).map(([letter, name]) => [toFlag(name), letter]),
  )
  const flags = [...names.keys(), ...Object.keys(commonFlags)]
  const options = Object.fromEntries(
    flags.map((flag) => {
      const short = flag === 'help' ? 'h' : letters.get(flag)
      const type = withoutValue.has(flag) ? ('boolean' as const) : ('string' as const)
      return [flag, { type, ...(short && { short }) }]
    }),
  )
  const { tokens } = parseArgs({
    args: joinNegatives(args, options),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const hint = `See "finance-math ${definition.id} --help".`
  const typed = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`"${token.value}" belongs to no flag.`, hint)
    if (token.kind === 'option-terminator') continue
    const { name, rawName, value } = token
    if (!flags.includes(name)) {
      const meant = closest(name, flags)
      throw new UsageError(
        `${definition.id} has no flag ${rawName}.`,
        meant ? `Did you mean --${meant}?` : hint,
      )
    }
    if (typed.has(name)) throw new UsageError(`--${name} is given twice.`, hint)
    if (withoutValue.has(name) && value !== undefined) throw new UsageError(`--${name} takes no value.`, hint)
    if (!withoutValue.has(name) && (value === undefined || value.trim() === ''))
      throw new UsageError(`--${name} needs a value.`, hint)
    typed.set(name, value ?? '')
  }
  return toArguments(definition, names, typed, hint)
}

function toArguments(
  definition: AnyCalculator,
  names: ReadonlyMap<string, string>,
  typed: ReadonlyMap<string, string>,
  hint: string,
): Arguments {
  const isHelp = typed.has('help')
  if (typed.has('json') && typed.has('csv'))
    throw new UsageError('--json and --csv are two forms of one answer.', 'Ask for one of them.')
  const format = typed.has('json') ? 'json' : typed.has('csv') ? 'csv' : 'text'
  const given = Object.fromEntries(
    [...names].flatMap(([flag, name]) => {
      const value = typed.get(flag)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const view = typed.get('view')
  const solve = readSolve(definition, names, typed, hint)
  return { given, format, isHelp, ...(view !== undefined && { view }), ...(solve && { solve }) }
}

function readSolve(
  definition: AnyCalculator,
  names: ReadonlyMap<string, string>,
  typed: ReadonlyMap<string, string>,
  hint: string,
): Arguments['solve'] {
  const wanted = typed.get('solve-for')
  const known = typed.get('reach')
  if (wanted === undefined && known === undefined) return undefined
  if (wanted === undefined || known === undefined)
    throw new UsageError('--solve-for and --reach go together.', hint)
  const input = names.get(wanted)
  if (input === undefined)
    throw new UsageError(
      `${definition.id} has no input ${wanted}.`,
      `Inputs: ${[...names.keys()].join(', ')}.`,
    )
  if (typed.has(wanted)) throw new UsageError(`--${wanted} is what is asked for.`, `Leave it out.`)
  const [, flag = '', target = ''] = /^([^=]+)=(.+)$/.exec(known) ?? []
  const output = Object.keys(definition.outputs).find((name) => toFlag(name) === flag)
  if (output === undefined) {
    const outputs = Object.keys(definition.outputs).map(toFlag)
    throw new UsageError(
      `--reach has to be <output>=<number>, not "${known}".`,
      `Outputs: ${outputs.join(', ')}.`,
    )
  }
  return { input, output, target }
}

/** `--rate -1` means −1 for the rate and no flag called 1; the parser takes it so only when it is joined by `=`. */
function joinNegatives(
  args: readonly string[],
  options: Readonly<Record<string, { type: string; short?: string }>>,
): string[] {
  const shorts = new Map(Object.entries(options).map(([flag, { short }]) => [`-${short}`, flag]))
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const flag = before.startsWith('--') ? before.slice(2) : shorts.get(before)
    if (/^-[\d.₹$]/.test(arg) && flag !== undefined && options[flag]?.type === 'string') {
      joined[joined.length - 1] = `--${flag}=${arg}`
    } else joined.push(arg)
  }
  return joined
}
