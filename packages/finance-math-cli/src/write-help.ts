import { type AnyCalculator, calculators, type Input, tellInput } from '@pkg/finance-math/calculators'
import { commonFlags } from './read-arguments.ts'
import { toFlag } from './to-flag.ts'

/** What the command does and which calculators there are. */
export function writeOverview(): string {
  const rows = calculators.map(({ id, description }) => [id, description.en])
  return `Computes what ${calculators.length} financial calculators compute, each figure with its formula and its sources.

  finance-math <calculator> [flags]
  finance-math <calculator> --help
  finance-math completion bash|zsh|fish

${align(rows)}

Numbers are read as people write them: 1250000, 12,50,000, 12.5L, 1.2cr, 8%, 18 months.
Ends with 0 when it computed, 1 when there is no answer for what was given, 2 when it was not understood.
`
}

/** The flags of one calculator, an example of it, and what it answers. */
export function writeHelp(definition: AnyCalculator): string {
  const letters = new Map(Object.entries(definition.aliases ?? {}).map(([letter, name]) => [name, letter]))
  const inputs = Object.entries(definition.inputs).map(([name, input]) => [
    `${letters.has(name) ? `-${letters.get(name)}, ` : '    '}--${toFlag(name)}`,
    describe(input),
  ])
  const common = Object.entries(commonFlags).map(([flag, text]) => [
    `${flag === 'help' ? '-h, ' : '    '}--${flag}`,
    text,
  ])
  const outputs = Object.entries(definition.outputs).map(([name, { label }]) => [toFlag(name), label.en])
  const views = Object.entries(definition.schedule?.views ?? {}).map(([name, { label }]) => [name, label.en])
  const goals = definition.goals.map(({ question, input, output }) => [
    question.en,
    `--solve-for ${toFlag(input)} --reach ${toFlag(output)}=<number>`,
  ])
  const sections: [string, string[][]][] = [
    ['Inputs', inputs],
    ['Flags', common],
    ['Answers', outputs],
    ['Views', definition.schedule ? [['all', 'Every row'], ...views] : []],
    ['Backwards', goals],
  ]
  return `${definition.name.en}: ${definition.description.en}.

  finance-math ${definition.id} ${writeExample(definition)}
${sections
  .filter(([, rows]) => rows.length > 0)
  .map(([title, rows]) => `\n${title}\n${align(rows)}\n`)
  .join('')}`
}

/** The calculator's own defaults, of the inputs that are always asked, as somebody would type them. */
function writeExample({ inputs }: AnyCalculator): string {
  return Object.entries(inputs)
    .filter(([, input]) => input.advanced === undefined && input.kind !== 'choice')
    .filter(
      ([, { when }]) =>
        when === undefined || ('is' in when && when.is.includes(String(defaultOf(inputs, when.input)))),
    )
    .map(([name, input]) => `--${toFlag(name)} ${tellInput(input).typed}`)
    .join(' ')
}

function defaultOf(inputs: AnyCalculator['inputs'], name: string): unknown {
  return inputs[name]?.default
}

function describe(input: Input): string {
  const { takes, form, typed, initial } = tellInput(input)
  // Rows and lists are typed as they stand here.
  const about = [
    input.label.en,
    input.help?.en,
    takes,
    form,
    `default ${form === undefined ? initial : typed}`,
  ]
  return about.filter(Boolean).join('; ')
}

function align(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([first = '']) => first.length))
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`.trimEnd()).join('\n')
}
