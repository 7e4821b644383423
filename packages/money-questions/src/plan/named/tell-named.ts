import { type Input, type InputValue, isShown, type Output } from '@pkg/finance-math/calculators'
import type { Draft, Figure, Option } from '../../answer/answer.ts'
import { formatDay, formatUnit, writeFigure } from '../../answer/format.ts'
import { joined, lines, type Parts, tell } from '../../answer/parts.ts'
import { findFigure, type Result, toCalculation } from '../../answer/result.ts'
import { sayFigure } from '../../answer/say.ts'
import { toSaid } from '../../answer/to-said.ts'
import { fill, labelIn, type Phrases } from '../../languages/phrases.ts'
import { readOwnWords } from '../../read/reword.ts'
import { clarify } from '../ask-back.ts'
import type { DefinitionWords, NamedFigure } from './definition-words.ts'

/** How often an amount comes, at the end of its label. */
const periodInLabel = /\s+(?:(?:a|per|each|every) (?:month|year)\b|\((?:हर महीने|सालाना)\))/i

type Values = Readonly<Record<string, InputValue>>

/** What is told of a run: the result that was asked for, others that head the calculator, and of what it was computed. */
export function tellNamed(
  { definition }: Pick<DefinitionWords, 'definition'>,
  result: Result,
  { values, assumed, isInOrder }: { values: Values; assumed: Values; isInOrder: boolean },
): Draft {
  const { outputs, inputs } = definition
  const [asked] = result.outputs
  const isTold = ([id, { role, kind, when }]: [string, Output]) =>
    id !== asked?.id &&
    !(id in values) &&
    (role === 'headline' || kind === 'choice') &&
    isShown(when, { ...values, ...assumed })
  // Those that the run was not asked for are none of it.
  const others = Object.entries(outputs).filter(
    ([id, output]) => result.outputs.some((figure) => figure.id === id) && isTold([id, output]),
  )
  const all = { ...assumed, ...values }
  const figures = (ids: Values, phrases: Phrases): Parts =>
    joined(
      Object.keys(ids).map((id) => tellInput(definition, result, id, all[id], phrases)),
      ', ',
    )
  const say = (phrases: Phrases): Parts => {
    const { named, sentences } = phrases
    const told = [
      tell(named.result, {
        name: labelIn(phrases, asked?.label ?? ''),
        value: sayFigure(asked?.id ?? '', withoutInputs(result), phrases),
      }),
      ...others.map(([id, { label }]) =>
        tell(named.further, {
          name: labelIn(phrases, label.en),
          value: sayFigure(id, withoutInputs(result), phrases),
        }),
      ),
      tell(isInOrder ? sentences.inOrder : named.from, { what: figures(values, phrases) }),
    ]
    const taken = Object.fromEntries(
      Object.entries(assumed).filter(([id, value]) => !isNothing(value) || !inputs[id]?.advanced),
    )
    if (Object.keys(taken).length > 0) told.push(tell(sentences.assumed, { what: figures(taken, phrases) }))
    return lines(...told)
  }
  return {
    kind: 'answer',
    say,
    calculations: [toCalculation(named(result))],
    asked: figuresOf(asked),
  }
}

/** The numbers of a figure: of a list each of them, and none where it has none. */
function figuresOf(figure: Figure | undefined): number[] {
  return figure === undefined ? [] : [figure.value].flat().map(Number)
}

function isNothing(value: InputValue): boolean {
  return value === 0 || (Array.isArray(value) && value.length === 0)
}

/** A result of a calculator may be called as one of its inputs is. */
function withoutInputs(result: Result): Result {
  return { ...result, inputs: [] }
}

/** Figures are called as the definition calls them, whatever the same id is called elsewhere. */
function named(result: Result): Result {
  return {
    ...result,
    outputs: result.outputs.map((figure) => ({
      ...figure,
      say: (phrases: Phrases) => labelIn(phrases, figure.label),
    })),
  }
}

function tellInput(
  { inputs, outputs }: DefinitionWords['definition'],
  result: Result,
  id: string,
  value: InputValue | undefined,
  phrases: Phrases,
): Parts {
  const input = inputs[id]
  const name = labelIn(phrases, input?.label.en ?? outputs[id]?.label.en ?? id)
  if (input?.kind === 'choice')
    return tell(phrases.named.figure, {
      name: `${name}:`,
      value: labelIn(phrases, input.options[String(value)]?.en ?? ''),
    })
  const figure = findFigure(result, id)
  const unit = figure?.unit ?? 'number'
  const text = figure ? writeFigure(figure, result.currency, phrases) : String(value)
  if (input?.kind === 'date' || input?.kind === 'rows' || input?.kind === 'list')
    return tell(phrases.named.figure, { name, value: text })
  return tell(phrases.named.figure, { name, value: toSaid(Number(value), unit, { text, computed: false }) })
}

/** Asks for figures and choices by their labels; one choice alone can be chosen from. */
export function askForNamed(words: DefinitionWords, missing: readonly string[]): Draft {
  const { figures, choices } = words
  const options = missing.length === 1 ? listOptions(words, missing[0] ?? '') : []
  return {
    ...clarify((phrases) => {
      const questions = missing.map((name) => {
        const figure = figures.find((one) => one.name === name)
        const choice = choices.find((one) => one.name === name)
        const input = words.definition.inputs[name]
        const label = labelIn(phrases, input?.label.en ?? name)
        const example = figure ? exampleOf(figure, phrases) : tellExample(input, phrases)
        return choice === undefined
          ? fill(phrases.named.missing, { name: label, example })
          : fill(phrases.named.choice, { name: label })
      })
      const [first = ''] = questions
      return questions.length === 1
        ? first
        : [phrases.askBack.moreFigures, ...questions.map((question) => `- ${question}`)].join('\n')
    }),
    options,
  }
}

/** The first day or row that a calculator has by default. */
function tellExample(input: Input | undefined, phrases: Phrases): string {
  if (input?.kind === 'date') return formatDay(input.default, phrases)
  if (input?.kind !== 'rows') return ''
  const value = input.default.slice(0, 1)
  return writeFigure({ id: '', label: '', value, unit: 'text', columns: input.columns }, 'INR', phrases)
}

function exampleOf({ input }: NamedFigure, phrases: Phrases): string {
  const { unit, default: value } = input
  return writeFigure({ id: '', label: '', value, unit }, 'INR', phrases)
}

function listOptions({ choices }: DefinitionWords, name: string): Option[] {
  const choice = choices.find((one) => one.name === name)
  return (choice?.options ?? [])
    .filter(({ says }) => says.length > 0)
    .map(({ label }) => ({ say: (phrases) => labelIn(phrases, label), means: readOwnWords(label) }))
}

/** Asks whether amounts are of a month or of a year. */
export function askPeriod(
  { figures }: DefinitionWords,
  open: readonly string[],
  given: Readonly<Record<string, number>>,
): Draft {
  return {
    ...clarify((phrases) => {
      const { period, figure } = phrases.named
      const told = open.map((name) => {
        const text = figures.find((one) => one.name === name)?.input.label.en ?? name
        const plain = labelIn(phrases, text).replace(periodInLabel, '')
        return fill(figure, { name: plain, value: formatUnit(given[name] ?? 0, 'inr') })
      })
      return fill(period, { what: told.join(', ') })
    }),
    options: [
      { say: ({ named: { month } }) => month, means: readOwnWords('a month') },
      { say: ({ named: { year } }) => year, means: readOwnWords('a year') },
    ],
  }
}

/** Asks which input a figure is. */
export function askWhichInput(written: string, figures: readonly NamedFigure[]): Draft {
  return clarify((phrases) => {
    const { unclear, or } = phrases.named
    const labels = figures.map(({ input }) => labelIn(phrases, input.label.en))
    return fill(unclear, { figure: written, names: labels.join(or), name: labels[0] ?? '' })
  })
}

/** Says how far an input goes that a figure would be. */
export function askInRange({ input }: NamedFigure, { min, max }: { min: number; max: number }): Draft {
  const write = (value: number, phrases: Phrases) =>
    writeFigure({ id: '', label: '', value, unit: input.unit }, 'INR', phrases)
  return clarify((phrases) =>
    fill(phrases.named.outOfRange, {
      name: labelIn(phrases, input.label.en),
      min: write(min, phrases),
      max: write(max, phrases),
    }),
  )
}

/** Asks which of several calculators is meant; each can be chosen by its name. */
export function askWhichCalculator(among: readonly DefinitionWords[]): Draft {
  const titles = among.map(({ definition }) => definition.name.en.replace(/ calculator$/i, ''))
  return {
    ...clarify(({ named: { whichCalculator } }) =>
      [whichCalculator, ...titles.map((title) => `- ${title}`)].join('\n'),
    ),
    options: titles.map((title) => ({ say: () => title, means: readOwnWords(title) })),
  }
}
