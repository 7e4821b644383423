import { type Condition, isShown } from '@pkg/finance-math/calculators'
import type { Concept } from '../../grammar/concepts.ts'
import { isAlike, labelWords } from '../../grammar/label-words.ts'
import { monthlyWords, oftenWords, quarterlyWords, yearlyWords } from '../../grammar/periods.ts'
import { LEAST_RATE_A_YEAR } from '../../grammar/rate-periods.ts'
import { units } from '../../grammar/units.ts'
import { correct, findConcepts } from '../../read/find-concepts.ts'
import { isInside } from '../../read/is-inside.ts'
import { isGoal, markFigures } from '../../read/mark-figures.ts'
import type { Quantity } from '../../read/quantity.ts'
import { readQuantities } from '../../read/read-quantities.ts'
import type { Reading } from '../../read/read-words.ts'
import { type Token, tokenize } from '../../read/tokenize.ts'
import { type Assignment, assignFigures } from './assign-figures.ts'
import { type Chosen, chooseOptions } from './choose-options.ts'
import type { DefinitionWords, NamedFigure } from './definition-words.ts'
import { namesFigure, placesOf, placesOfNames } from './find-named.ts'
import { type Leftover, listLeftoverWords } from './list-leftover-words.ts'
import { listPeriodPlaces } from './list-period-places.ts'
import { dayWord } from './take-told.ts'

/** A question, taken apart by the words of a calculator's definition. */
export interface NamedReading extends Assignment, Leftover {
  words: DefinitionWords
  chosen: readonly Chosen[]
  /** The result that its words ask for; undefined where they name none. */
  asked: string | undefined
  /** Nothing stands beside its names and figures but words that ask how much. */
  isBare: boolean
  /** The one period that its words name, where no figure has one of its own. */
  saidPeriod?: 'month' | 'year' | undefined
  /** What is meant by its words. */
  concepts: ReadonlySet<Concept>
  /** The amount that a plan is to come to. */
  wanted: Quantity | undefined
  /** What names the calculator names a figure of it as well, as "annuity" does, and may be about something else. */
  isNamedByFigure: boolean
}

const timeUnits = new Set(['years', 'months'])
const ofTime: readonly Concept[] = ['howLong', 'inMonths', 'lasts']
const ofRate: readonly Concept[] = ['askRate']

const vocabularies = new WeakMap<readonly DefinitionWords[], ReadonlySet<string>>()

/** The words and figures of a question, typing errors in words of no definition put right. */
export function toNamedTokens({ asked }: Reading, vocabulary: ReadonlySet<string>): Token[] {
  return tokenize(asked).map((token) =>
    token.kind === 'word' && !vocabulary.has(token.text) && !dayWord.test(token.text)
      ? { ...token, text: correct(token.text) }
      : token,
  )
}

/** Every word of the names, figures, options and results of these definitions. */
export function vocabularyOf(definitions: readonly DefinitionWords[]): ReadonlySet<string> {
  const found = vocabularies.get(definitions) ?? collectWords(definitions)
  vocabularies.set(definitions, found)
  return found
}

function collectWords(definitions: readonly DefinitionWords[]): ReadonlySet<string> {
  return new Set(
    definitions.flatMap(({ names, figures, choices, days, rows, results }) => [
      ...names.flat(),
      ...figures.flatMap(({ words, idWords }) => [...words, ...idWords]),
      ...choices.flatMap(({ options }) => options.flatMap(({ says }) => says.flat())),
      ...days.flatMap(({ words }) => words),
      ...rows.flatMap(({ words, columns }) => [...words, ...columns.flatMap((column) => column.words)]),
      ...results.flatMap(({ words }) => words),
    ]),
  )
}

/** The figures of a question; undefined where one of them is a day, which no such calculator takes. */
export function figuresOf(
  { quantities }: Reading,
  tokens: readonly Token[],
): readonly Quantity[] | undefined {
  if (quantities.some(({ kind }) => kind === 'date')) return undefined
  // "3.5 % monthly" is no rate of a year.
  return markFigures(tokens, readQuantities(tokens)).map((quantity) => {
    const isOfMonth = monthlyWords.has(tokens[quantity.end]?.text ?? '') && quantity.value < LEAST_RATE_A_YEAR
    return quantity.kind === 'percent' && quantity.per === undefined && isOfMonth
      ? { ...quantity, per: 'month' as const }
      : quantity
  })
}

/**
 * Reads a question as one for a calculator: figures into its inputs, words into its options and results.
 *
 * @param named where it is named
 * @param wanted inputs that were asked for before
 */
export function readNamed(
  words: DefinitionWords,
  named: { start: number; end: number } | undefined,
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  wanted: ReadonlySet<string>,
): NamedReading {
  const names = placesOfNames(tokens, words)
  const ofAmounts = listPeriodPlaces(tokens, quantities)
  const chosen = withoutHidden(
    words,
    // "5000 every month" says it of the amount, and of nothing that happens every month besides.
    chooseOptions(
      words,
      tokens.map((token, at) => (ofAmounts.includes(at) ? { kind: 'pause' as const, text: '' } : token)),
      quantities,
    ),
  )
  // "5 years" may be an option, and is no figure then.
  const figures = quantities.filter(
    ({ start, end }) => !chosen.some((option) => option.start < end && start < option.end),
  )
  const options = Object.fromEntries(chosen.map(({ choice, value }) => [choice.name, value]))
  const inputs = words.figures.filter(({ input }) => mayBeShown(input.when, options))
  // What the question opens with names the calculator, and no figure of it as well.
  const isOpening = named !== undefined && quantities.every(({ start }) => start > named.start)
  // In "bond price 950" the bond does, and the price is that figure.
  const isOfFigure = (at: number) =>
    !isInside(names, at) && quantities.some(({ start }) => start === named?.end)
  const unnamed = tokens.map((token, at) =>
    isOpening && isInside([named], at) && !isOfFigure(at) ? { ...token, text: '' } : token,
  )
  const isUsual = ({ input }: NamedFigure) => isShown(input.when, { ...defaultsOf(words), ...options })
  const assignment = assignFigures(inputs, unnamed, figures, wanted, isUsual)
  const { assigned } = assignment
  const said = assigned.flatMap((one) => one.said)
  const parts = [...names, ...chosen, ...quantities]
  const free = tokens.map((token, at) =>
    isInside(parts, at) || said.includes(at) ? { kind: 'pause' as const, text: '#' } : token,
  )
  const concepts = findConcepts(free).flatMap((mention) => mention.concepts)
  const told = listWordsBeside(tokens, assigned, chosen)
  const asking = free.filter((_, at) => !told.has(at))
  const asked = findAsked(words, asking, concepts, options)
  const filled = words.figures.filter(
    (figure) => assigned.some((one) => one.figure === figure) || !figure.isOptional,
  )
  const periods = periodsOf(asked === undefined ? '' : (words.definition.outputs[asked.id]?.label.en ?? ''))
  const labels = [
    ...filled.flatMap((figure) => [...figure.words, ...figure.idWords]),
    ...(asked?.words ?? []),
    ...periods,
    ...[...words.days, ...words.rows].flatMap((one) => one.words),
    ...chosen.flatMap(({ choice }) => labelWords(choice.label)),
  ]
  const leftover = listLeftoverWords(tokens, parts, quantities, labels, new Set(asked?.concepts))
  const period = tellPeriod(words, asked?.id, options)
  const isOther = (text: string) => {
    const said =
      yearlyWords.has(text) || text === 'annual'
        ? 'year'
        : monthlyWords.has(text)
          ? 'month'
          : quarterlyWords.has(text)
            ? 'quarter'
            : ''
    return said !== '' && period !== undefined && period !== said
  }
  const others = free.flatMap(({ text }, at) => {
    const isOfAnother =
      isOther(text) &&
      !ofAmounts.includes(at) &&
      (period === 'quarter' || !isOfRate(tokens, at, quantities) || isPayout(free[at + 1]))
    // "Interest per year".
    const isPerYear =
      text === 'year' &&
      period !== undefined &&
      period !== 'year' &&
      isPayout(tokens[at - 2]) &&
      oftenWords.has(tokens[at - 1]?.text ?? '')
    // "In all", where what comes every month is what is told.
    const isOfAll = period !== undefined && asked === undefined && allWords.has(text)
    // What comes every year is no maturity.
    const isOfEnd = period !== undefined && asked === undefined && text === 'maturity'
    return isOfAnother || isPerYear || isOfAll || isOfEnd ? [text] : []
  })
  const allNames = [...chosen, ...words.names.flatMap((name) => placesOf(tokens, name))]
  const misread = listMisread(words, assigned, tokens, quantities, allNames)
  const further = asked?.further.filter(
    (text) =>
      !filled.some((figure) => [...figure.words, ...figure.idWords].some((word) => isAlike(text, word))),
  )
  // Whose age it is that a calculator asks for stands in its name, and is about nothing else.
  const ageless = words.figures.filter(({ input }) => input.unit !== 'age')
  return {
    ...assignment,
    ...leftover,
    unexplained: [
      ...leftover.unexplained,
      ...(further ?? []),
      ...misread,
      ...others,
      ...listOtherPayments(words, chosen, free),
      ...listOtherShares(assigned, tokens),
    ],
    isBare: concepts.every((concept) => concept === 'howMuch') && leftover.unaccounted.length === 0,
    isNamedByFigure:
      named !== undefined && namesFigure({ ...named, words: { ...words, figures: ageless } }, tokens),
    saidPeriod: periodOf(tokens, quantities),
    concepts: new Set(concepts),
    wanted: findWanted(tokens, assignment.left, concepts),
    words,
    chosen,
    asked: asked?.id,
  }
}

const joining = new Set(['and', 'of', '&', 'the', 'aur', 'are', 'is'])

/**
 * Where the words stand that call a figure or an option right beside it, and ask for no result of that name: "fees and
 * charges 3000", "coupons yearly", "25 years of income left".
 */
function listWordsBeside(
  tokens: readonly Token[],
  assigned: Assignment['assigned'],
  chosen: readonly Chosen[],
): ReadonlySet<number> {
  const places = new Set<number>()
  const take = (from: number, step: 1 | -1, own: readonly string[]) => {
    const isOwn = (text: string) => own.some((word) => isAlike(text, word))
    for (let at = from; ; at += step) {
      const text = tokens[at]?.text ?? ''
      if (!joining.has(text) && !isOwn(text)) return
      places.add(at)
    }
  }
  for (const { figure, quantity } of assigned) {
    const own = [...figure.words, ...figure.idWords]
    take(quantity.start - 1, -1, own)
    take(quantity.end, 1, own)
  }
  for (const { choice, value, start, end } of chosen) {
    const own = ['at', ...labelWords(choice.label)]
    // "7 % annual coupon, coupons yearly" says the option twice.
    const says = choice.options.find((option) => option.value === value)?.says.flat() ?? []
    const again = tokens.flatMap(({ text }, at) => (says.includes(text) ? [[at, at + 1] as const] : []))
    for (const [from, to] of [[start, end] as const, ...again]) {
      take(from - 1, -1, own)
      take(to, 1, own)
    }
  }
  return places
}

const allWords = new Set(['total', 'kul', 'all', 'altogether', 'overall', 'milakar', 'कुल', 'मिलाकर'])

/** "10 % variable" of a pay is no share of anything else: what stands right behind a percentage and says what it is. */
function listOtherShares(assigned: Assignment['assigned'], tokens: readonly Token[]): string[] {
  return assigned.flatMap(({ figure, quantity: { kind, end } }) => {
    const text = tokens[end]?.text ?? ''
    const own = [...figure.words, ...figure.idWords]
    const isOther = kind === 'percent' && ofShares.has(text) && !own.some((word) => isAlike(text, word))
    return isOther ? [text] : []
  })
}

const ofShares = new Set(
  'variable bonus pf hike tax contribution share increment growing gratuity'.split(' '),
)

/** "Yearly interest" asks for it; "8 % yearly" is a rate. */
function isPayout(token: Token | undefined): boolean {
  return /^(?:interest|income|payout|byaj|amount|ब्याज)$/.test(token?.text ?? '')
}

/** How often what is asked for comes, as its label says; of what is not named, what heads the calculator. */
function tellPeriod(
  { definition: { outputs } }: DefinitionWords,
  asked: string | undefined,
  options: Readonly<Record<string, string>>,
): string | undefined {
  const told =
    asked === undefined
      ? Object.values(outputs).find(({ role, when }) => role === 'headline' && mayBeShown(when, options))
      : outputs[asked]
  return /\b(?:a|per|every) (month|quarter|year)\b/i.exec(told?.label.en ?? '')?.[1]
}

const ofPayments = /^coupons are paid$/i
const paidOften = new Set('annual annually yearly quarterly monthly'.split(' '))

/** How often something is paid, said in words that chose no option of it: "8 %, 5 years, paid annually, 9 % yield". */
function listOtherPayments(
  { choices }: DefinitionWords,
  chosen: readonly Chosen[],
  free: readonly Token[],
): string[] {
  const isOpen = choices.some(
    (choice) => ofPayments.test(choice.label) && !chosen.some((one) => one.choice === choice),
  )
  const isOfYield = (at: number) => ['yield', 'ytm', 'return'].includes(free[at + 1]?.text ?? '')
  return isOpen ? free.flatMap(({ text }, at) => (paidOften.has(text) && !isOfYield(at) ? [text] : [])) : []
}

/** "7 % yearly", "yearly rate 7 %". */
function isOfRate(tokens: readonly Token[], at: number, quantities: readonly Quantity[]): boolean {
  const isRateWord = (index: number) =>
    /^(?:rate|interest|return|yield|byaj)s?$/.test(tokens[index]?.text ?? '')
  return quantities.some(
    ({ kind, start, end }) =>
      kind === 'percent' &&
      (at - end === 0 || at - end === 1 || start - at === 1 || (start - at <= 3 && isRateWord(at + 1))),
  )
}

/** What somebody made, though it stands in a calculator's name. */
const gained = new Set(['profit', 'gain', 'gains', 'munafa', 'fayda', 'मुनाफा', 'फायदा'])
/** Between the word that names a result and its figure. */
const naming = new Set(['is', 'was', 'rs', '₹', 'inr', '=', ':', 'hai'])

/**
 * Words that name a result, and whose figure was taken for an input: "profit 1 lakh" is no price, and what is "tax free"
 * is no allowance.
 */
function listMisread(
  { results }: DefinitionWords,
  assigned: Assignment['assigned'],
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  names: readonly { start: number; end: number }[],
): string[] {
  return assigned.flatMap(({ figure, quantity, said, isNamed }) => {
    const own = [...figure.words, ...figure.idWords]
    if (isNamed) {
      const texts = said.map((at) => tokens[at]?.text ?? '')
      const isOfResult = results.some(({ words }) =>
        texts.every((text) => words.some((word) => isAlike(text, word))),
      )
      const isHead = texts.every((text) => isAlike(text, figure.words[0] ?? ''))
      return figure.isOptional &&
        texts.length > 0 &&
        texts.length < figure.words.length &&
        isOfResult &&
        !(figure.input.advanced !== true && isHead)
        ? texts
        : []
    }
    let at = quantity.start - 1
    while (naming.has(tokens[at]?.text ?? '')) at--
    const text = tokens[at]?.text ?? ''
    const isOfName = isInside(names, at) && !gained.has(text)
    if (isOfName || isInside(quantities, at) || own.some((word) => isAlike(text, word))) return []
    return results.some(({ words }) => words.includes(text)) ? [text] : []
  })
}

/** The only amount that no input takes, where words say that it is wanted or asked for as the result of what is asked. */
function findWanted(
  tokens: readonly Token[],
  left: readonly Quantity[],
  concepts: readonly Concept[],
): Quantity | undefined {
  const [target, ...others] = left.filter(({ kind }) => kind === 'money' || kind === 'bare')
  if (target === undefined || others.length > 0) return undefined
  const isAsked = concepts.includes('askRate') || concepts.includes('need') || concepts.includes('askSip')
  return target.isOutcome ||
    isGoal(tokens, target, true) ||
    isAsked ||
    wantedBefore.test(textBefore(tokens, target))
    ? target
    : undefined
}

/** "To get 20000 per quarter" wants so much each time. */
const wantedBefore = /\b(?:to (?:get|have|receive|earn)|for)$/

function textBefore(tokens: readonly Token[], { start }: Quantity): string {
  return tokens
    .slice(Math.max(0, start - 4), start)
    .map(({ text }) => text)
    .filter((text) => text !== '₹' && text !== 'rs')
    .join(' ')
}

function periodOf(tokens: readonly Token[], quantities: readonly Quantity[]): 'month' | 'year' | undefined {
  if (quantities.some(({ per }) => per !== undefined)) return undefined
  // "How much per month"; "in 5 years" is no period.
  const isOften = (at: number, unit: 'months' | 'years') =>
    units.get(tokens[at]?.text ?? '') === unit &&
    oftenWords.has(tokens[at - 1]?.text ?? '') &&
    !['in', 'the'].includes(tokens[at - 1]?.text ?? '') &&
    !isInside(quantities, at) &&
    !isInside(quantities, at - 1)
  const isMonthly = tokens.some(({ text }, at) => monthlyWords.has(text) || isOften(at, 'months'))
  const isYearly = tokens.some(
    ({ text }, at) => yearlyWords.has(text) || text === 'annual' || isOften(at, 'years'),
  )
  return isMonthly === isYearly ? undefined : isMonthly ? 'month' : 'year'
}

/** "Interest every month" is asked for as monthly. */
function periodsOf(label: string): string[] {
  const found = /\b(?:a|per|every) (month|quarter|year)\b/i.exec(label)?.[1]
  return found === undefined ? [] : [found, `${found}ly`, ...(found === 'month' ? ['mahine', 'mahina'] : [])]
}

/** Every choice as it is by default. */
function defaultsOf({ choices }: DefinitionWords): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.map((choice) => [choice.name, choice.default]))
}

/** Options of choices that other options leave, such as the time of a scheme that has but one. */
function withoutHidden({ definition }: DefinitionWords, chosen: readonly Chosen[]): Chosen[] {
  const options = Object.fromEntries(chosen.map(({ choice, value }) => [choice.name, value]))
  return chosen.filter(({ choice }) => mayBeShown(definition.inputs[choice.name]?.when, options))
}

/** Whether an input may be asked where these options were said, whatever the others are. */
function mayBeShown(when: Condition | undefined, options: Readonly<Record<string, string>>): boolean {
  return when === undefined || !(when.input in options) || isShown(when, options)
}

interface Asked {
  id: string
  words: readonly string[]
  /** What asks for it by what it counts. */
  concepts: readonly Concept[]
  /** Words that ask for other results as well. */
  further: readonly string[]
}

/** The result that words ask for: by its label, or by what it counts; the headline before others. */
function findAsked(
  { results, definition, plainNames: [title = []] }: DefinitionWords,
  free: readonly Token[],
  concepts: readonly Concept[],
  options: Readonly<Record<string, string>>,
): Asked | undefined {
  const { outputs } = definition
  const isHeadline = (id: string) => outputs[id]?.role === 'headline'
  const isOfTitle = (word: string, id: string, words: readonly string[], said: readonly string[]) =>
    !isHeadline(id) && said.length < words.length && title.includes(word)
  const texts = free.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
  const unitOf = (id: string) => {
    const output = outputs[id]
    return output !== undefined && 'unit' in output ? output.unit : ''
  }
  const scored = results
    .filter(({ id }) => mayBeShown(outputs[id]?.when, options))
    .map(({ id, words }) => {
      const said = words.filter((word) => texts.some((text) => isAlike(text, word)))
      return {
        id,
        words,
        // "In total" names none by itself, and "loan" no cost of the loan where the calculator is one of loans.
        score: said.every((word) => word === 'total' || isOfTitle(word, id, words, said)) ? 0 : said.length,
        isHeadline: isHeadline(id),
      }
    })
  const [best, ...others] = scored.sort(
    (one, other) => other.score - one.score || Number(other.isHeadline) - Number(one.isHeadline),
  )
  if (best !== undefined && best.score > 0) {
    // "What is the rate, and the interest": words of a second result ask for that, too.
    const isBest = (text: string) => best.words.some((word) => isAlike(text, word))
    const further = texts.filter(
      (text) => !isBest(text) && others.some(({ words }) => words.some((word) => isAlike(text, word))),
    )
    return { ...best, concepts: timeUnits.has(unitOf(best.id)) ? ofTime : [], further }
  }
  const byUnit = scored.find(
    ({ id, isHeadline }) =>
      isHeadline &&
      ((timeUnits.has(unitOf(id)) && ofTime.some((concept) => concepts.includes(concept))) ||
        (unitOf(id) === 'percent' && ofRate.some((concept) => concepts.includes(concept)))),
  )
  return byUnit && { ...byUnit, words: [], concepts: [...ofTime, ...ofRate], further: [] }
}
