import {
  type AnyCalculator,
  type DateInput,
  type NumberInput,
  type RowColumn,
  type RowsOf,
  toRows,
} from '@pkg/finance-math/calculators'
import { MONTHS } from '../../answer/months.ts'
import { families } from '../../grammar/families.ts'
import { fillerGroups } from '../../grammar/fillers.ts'
import { labelWords } from '../../grammar/label-words.ts'
import { definitionLabels } from '../../languages/hi/definition-labels.ts'
import { normalize, tokenize } from '../../read/tokenize.ts'

/** A number that a calculator takes, and the words by which a question names it. */
export interface NamedFigure {
  name: string
  input: NumberInput
  /** Of its label. */
  words: readonly string[]
  /** Of its id, which say less of it than the label does, and of its label in Hindi. */
  idWords: readonly string[]
  /** An amount of every month or year, as its label says. */
  per?: 'month' | 'year'
  /** A rate of which a twelfth counts every month: twelve times one of a month is the same. */
  byMonth?: true
  /** A rate that nobody else can know, as the one at which a bond is bought. */
  isOwn?: true
  /** Nothing of it needs to be said: it is filled only by its name. */
  isOptional: boolean
}

/** A choice that a calculator offers, each option with the texts by which it is said. */
export interface NamedChoice {
  name: string
  label: string
  default: string
  options: readonly { value: string; label: string; says: readonly (readonly string[])[] }[]
  /** What is computed hangs on it, so that nothing is assumed. */
  isDeciding: boolean
  /** A person's own, such as a place or a time, which nobody else can know. */
  isOwn: boolean
}

/** A day that a calculator takes, with the words that name it. */
interface NamedDay {
  name: string
  input: DateInput
  words: readonly string[]
}

/** Rows that a calculator takes, and the columns of one with the words that name them. */
interface NamedRows {
  name: string
  rows: RowsOf
  words: readonly string[]
  columns: readonly { name: string; column: RowColumn; words: readonly string[] }[]
}

/** The words of a calculator's definition by which questions about it are understood. */
export interface DefinitionWords {
  definition: AnyCalculator
  /** What it is called and looked for by, as words. */
  names: readonly (readonly string[])[]
  /** Its title and the names that hold no shorter one: what a longer name adds, as in "PPF loan", is told by itself. */
  plainNames: readonly (readonly string[])[]
  figures: readonly NamedFigure[]
  choices: readonly NamedChoice[]
  days: readonly NamedDay[]
  rows: readonly NamedRows[]
  results: readonly { id: string; words: readonly string[] }[]
}

/** What people call an option beside its label. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  elsewhere: [
    ...['non metro', 'non metro city', 'tier 2 city', 'navi mumbai'],
    ...'jaipur lucknow noida gurgaon gurugram thane indore bhopal nagpur kochi surat vadodara chandigarh patna coimbatore mysore mysuru visakhapatnam goa ghaziabad faridabad nashik rajkot ranchi kanpur agra varanasi ludhiana amritsar guwahati bhubaneswar dehradun trivandrum mangalore जयपुर लखनऊ नोएडा गुरुग्राम इंदौर'.split(
      ' ',
    ),
  ],
  equity: [
    'share',
    'shares',
    'stock',
    'stocks',
    'equity fund',
    'equity funds',
    'equity mutual fund',
    'mutual fund',
    'mutual funds',
    'शेयर',
    'शेयरों',
  ],
  'debt-fund': ['debt fund', 'debt mutual fund', 'debt mutual funds'],
  property: [
    'house',
    'flat',
    'land',
    'plot',
    'property',
    'apartment',
    'ghar',
    'makan',
    'zameen',
    'मकान',
    'ज़मीन',
  ],
  gold: ['sona', 'jewellery', 'gold jewellery'],
  avalanche: ['highest interest', 'highest interest first', 'highest rate first', 'avalanche method'],
  snowball: ['smallest debt first', 'smallest balance', 'smallest balance first', 'snowball method'],
  'pan.no': [
    ...['without pan', 'without a pan', 'no pan', 'without pan card', 'no pan card', 'pan not given'],
    ...['pan not available', 'pan not known', 'pan nahi hai', 'bina pan', 'bina pan ke', 'bina pan card'],
  ],
  'covered.yes': [
    ...['covered', 'covered under act', 'covered under the act', 'covered by the act', 'under the act'],
    ...['covered under gratuity act', 'covered by gratuity act', 'under gratuity act'],
  ],
  'covered.no': [
    ...['not covered', 'not covered under act', 'not covered under the act', 'not covered by the act'],
    ...['not covered in gratuity act', 'not covered by gratuity act', 'not covered under gratuity act'],
    ...['gratuity act me nahi', 'gratuity act mein nahi', 'gratuity act me nahi aati', 'act me nahi aati'],
  ],
  'start-of-year': [
    ...['before 5 april', 'before 5 april each year', 'before 5 april every year', 'by 5 april'],
    ...['in april', 'every april', 'each april', 'on 1 april', 'on 1 april every year', 'april me'],
  ],
  'monthly-by-5th': [
    ...[
      'on 1',
      'on the 1',
      'before 5',
      'before the 5',
      'by the 5',
      '5 tarikh se pehle',
      'on 1 of every month',
    ],
  ],
  'end-of-year': ['in march', 'every march', 'march me', 'march mein', 'paid in march', 'by 31 march'],
  Bengaluru: ['bangalore', 'banglore', 'बैंगलोर'],
  Mumbai: ['bombay'],
  Delhi: ['new delhi', 'dilli'],
  Kolkata: ['calcutta'],
  Chennai: ['madras'],
  'Every month': ['compounded monthly', 'monthly compounding', 'compounding monthly'],
  'Once a year': ['annual coupon', 'annual coupons', 'yearly coupon', 'yearly coupons'],
  // The longer name counts: in "semi annual coupon" no annual one is said.
  'Twice a year': ['half yearly', 'semi annual', 'semiannual', 'semiannually', 'semi annually'].flatMap(
    (often) => [often, `${often} coupon`, `${often} coupons`],
  ),
  'Each quarter': ['quarterly coupon', 'quarterly coupons'],
  'Each month': ['monthly coupon', 'monthly coupons'],
}

/** Said of anything, and no option then. */
const noOptions = new Set('yes|no|other|own|before|end|least|full wage|हाँ|हां|नहीं|बंद|जारी|साधारण'.split('|'))

/**
 * Calculators with a kind of question of their own, which knows more of their words than the definition says; tax on a
 * price is one of the everyday shares, and a loan for a home or a car is asked about as any loan is.
 */
const withFamily: ReadonlySet<string> = new Set([
  ...families.map(({ calculator }) => calculator),
  ...['gst', 'home-loan', 'car-loan', 'personal-loan'],
])
const places = new Set(fillerGroups.places.trim().split(/\s+/))
const known = new WeakMap<AnyCalculator, DefinitionWords>()

/** The calculators that are understood by their definitions: without a family, and without lists of figures alone. */
export const listDefinitions = onceOf((calculators) =>
  calculators
    .filter((definition) => !withFamily.has(definition.id) && asksNoList(definition))
    .map(definitionWords),
)

/** The words of every calculator without lists of figures alone, those with a family among them. */
export const listEvery = onceOf((calculators) => calculators.filter(asksNoList).map(definitionWords))

/** Makes the words of some calculators once for each list of them. */
function onceOf(make: (calculators: readonly AnyCalculator[]) => readonly DefinitionWords[]): typeof make {
  const made = new WeakMap<readonly AnyCalculator[], readonly DefinitionWords[]>()
  return (calculators) => {
    const found = made.get(calculators) ?? make(calculators)
    made.set(calculators, found)
    return found
  }
}

const asksNoList = ({ inputs }: AnyCalculator): boolean =>
  Object.values(inputs).every(({ kind }) => kind !== 'list' && kind !== 'currency-code')

/** The words of a definition, made once. */
function definitionWords(definition: AnyCalculator): DefinitionWords {
  const found = known.get(definition)
  if (found !== undefined) return found
  const title = toWords(definition.name.en).filter((word) => word !== 'calculator')
  const names = [title, ...definition.keywords.map(toWords)].filter(({ length }) => length > 0)
  const shortest = names.filter(
    (name) => !names.some((other) => other.length < name.length && holds(name, other)),
  )
  const made: DefinitionWords = {
    definition,
    names,
    plainNames: [title, ...shortest],
    figures: listFigures(definition),
    choices: listChoices(definition),
    ...listTold(definition),
    results: Object.entries(definition.outputs).flatMap(([id, { label, kind = 'number' }]) =>
      kind === 'number' ? [{ id, words: resultWords(label.en, id) }] : [],
    ),
  }
  known.set(definition, made)
  return made
}

/** Of what is still to pay, paying says nothing; and a pay is a salary elsewhere. */
function resultWords(label: string, id: string): string[] {
  return [...new Set([...labelWords(label), ...labelWords(id)])].filter((word) => word !== 'pay')
}

/** Rates that are asked for where they were not said. */
const ownRates: ReadonlySet<string> = new Set([
  'bond.couponPercent',
  'bond.yieldPercent',
  'impermanent-loss.priceChangePercent',
])
/** Choices that nobody else can know. */
const ownChoices: ReadonlySet<string> = new Set(['capital-gains.asset'])
/** Calculators that count a twelfth of the yearly rate every month. */
const countedMonthly: ReadonlySet<string> = new Set(['card-payoff', 'loan-eligibility', 'balance-transfer'])

function listFigures({ id, inputs }: AnyCalculator): NamedFigure[] {
  return Object.entries(inputs).flatMap(([name, input]) => {
    if (input.kind !== 'number') return []
    const per = periodOf(name, input)
    return [
      {
        name,
        input,
        words: [...new Set(labelWords(input.label.en))],
        idWords: [...labelWords(name), ...labelWords(definitionLabels[input.label.en] ?? '')].filter(
          (word) => !labelWords(input.label.en).includes(word),
        ),
        ...(per && { per }),
        ...(ownRates.has(`${id}.${name}`) && { isOwn: true as const }),
        ...(countedMonthly.has(id) && input.unit === 'percent' && { byMonth: true as const }),
        isOptional: input.advanced === true || input.default === 0,
      },
    ]
  })
}

function periodOf(name: string, { unit, label: { en } }: NumberInput): 'month' | 'year' | undefined {
  if (unit !== 'inr') return undefined
  if (/\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(en) || name.startsWith('monthly')) return 'month'
  return /\b(?:a|per|each|every) year\b|\byearly\b/i.test(en) || name.startsWith('yearly')
    ? 'year'
    : undefined
}

function listChoices({ id, inputs, outputs }: AnyCalculator): NamedChoice[] {
  const decided = new Set(
    Object.values(outputs).flatMap(({ role, when }) => (role === 'headline' && when ? [when.input] : [])),
  )
  return Object.entries(inputs).flatMap(([name, input]) => {
    if (input.kind !== 'choice') return []
    const options = Object.entries(input.options).map(([value, { en: label }]) => ({
      value,
      label,
      says: [
        value,
        label,
        definitionLabels[label] ?? '',
        ...[label, definitionLabels[label] ?? ''].flatMap((text) => [
          text.replace(/\(.*\)/, ''),
          /\((.*)\)/.exec(text)?.[1] ?? '',
        ]),
        ...(otherNames[`${name}.${value}`] ?? otherNames[value] ?? otherNames[label] ?? []),
      ]
        .map(toWords)
        .map((words) => words.filter((word) => word !== 'a' && word !== 'an'))
        // A number alone may be any figure of a question.
        .filter((words) => words.some((word) => word.length > 1 && !/^\d/.test(word)) || words.length > 1)
        .filter((words) => !noOptions.has(words.join(' '))),
    }))
    return [
      {
        name,
        label: input.label.en,
        default: input.default,
        options,
        isDeciding: decided.has(name),
        isOwn:
          ownChoices.has(`${id}.${name}`) ||
          isTime(input.options) ||
          isPlace(input.options) ||
          isAmount(input.options),
      },
    ]
  })
}

/** The days that a definition asks, and its rows; those behind more options are none that a question gives. */
function listTold({ inputs }: AnyCalculator): Pick<DefinitionWords, 'days' | 'rows'> {
  const asked = Object.entries(inputs).filter(([, { advanced }]) => !advanced)
  return {
    days: asked.flatMap(([name, input]) =>
      input.kind === 'date'
        ? [{ name, input, words: [...labelWords(input.label.en), ...labelWords(name)] }]
        : [],
    ),
    rows: asked.flatMap(([name, input]) => {
      const rows = toRows(input)
      if (rows === undefined) return []
      const columns = Object.entries(rows.columns).map(([id, column]) => ({
        name: id,
        column,
        words: [...labelWords(column.label.en), ...(column.heads ?? [])],
      }))
      return [{ name, rows, words: labelWords(`${rows.label.en} ${rows.item.en}`), columns }]
    }),
  }
}

/** Amounts to choose from. */
function isAmount(options: Readonly<Record<string, { en: string }>>): boolean {
  return Object.values(options).every(({ en }) => /^₹[\d,]+$/.test(en))
}

/** Cities to choose from. */
function isPlace(options: Readonly<Record<string, { en: string }>>): boolean {
  return Object.values(options).some(({ en }) => places.has(en.toLowerCase()))
}

/** Times to choose from. */
function isTime(options: Readonly<Record<string, { en: string }>>): boolean {
  return Object.values(options).every(({ en }) => /^\d+ (?:year|month)s?$/.test(en))
}

/** A text as the words and figures of a question. */
function toWords(text: string): string[] {
  return tokenize(normalize(text)).flatMap(({ kind, text: word }) => (kind === 'pause' ? [] : [word]))
}

function holds(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, at) => part.every((word, index) => words[at + index] === word))
}

/** The input for the months beyond whole years. */
export function restOf(figures: DefinitionWords['figures']): DefinitionWords['figures'][number] | undefined {
  return figures.find(({ input }) => input.unit === 'months' && input.max < MONTHS)
}

/** Whether a calculator asks for days or rows, which are taken out of a question before its figures. */
export function hasTold({ days, rows }: DefinitionWords): boolean {
  return days.length + rows.length > 0
}
