import { type Chance, chanceOf, type Fact, type World, worlds } from './worlds.ts'

/** Words for what happens in stories: one of several between `|`, and inside of `{}` one of several parts. */
export interface Book {
  amounts: readonly string[]
  joints: readonly string[]
  style: 'sentence' | 'note' | 'plain' | 'hindi'
  nouns: Readonly<Record<string, string>>
  facts: Readonly<Record<string, string>>
  asks: Readonly<Record<string, string>>
  /** Whole stories by the roles of their facts, each figure with the place of its fact: `<0A>`. */
  wholes?: Readonly<Record<string, string>>
}

export interface Story {
  kind: string
  question: string
  answer: number
}

/** Facts that stand in any order beside each other. */
const free = new Set(
  'monthly out,monthly in,earns each,costs each,span,once out,hourly,hours a day,days,drives,mileage,fuel price'.split(
    ',',
  ),
)

const choose = (words: string, chance: Chance): string => {
  let told = words
  while (/\{(?![a-z]+:)/.test(told))
    told = told.replace(/\{(?![a-z]+:)([^{}]*)\}/, (_, some: string) => chance.pick(some.split('|')))
  return told
}
/** One of the phrases: bars inside of braces divide parts only. */
const phraseOf = (words: string, chance: Chance): string =>
  choose(chance.pick(words.split(/\|(?![^{]*\})/)), chance)

const write = (value: number) => String(Math.round(value * 100) / 100)
const fractions = ['', '', 'half', 'third', 'quarter', 'fifth']

function amountOf(value: number, form: string): string {
  const plain = write(value)
  const [whole = '', cents] = plain.split('.')
  const grouped = whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',') + (cents ? `.${cents}` : '')
  return form
    .replace('<n>', plain)
    .replace('<i>', grouped)
    .replace('<k>', value >= 1000 && value % 100 === 0 ? `${write(value / 1000)}k` : plain)
    .replace('<l>', value >= 1e5 && value % 1000 === 0 ? `${write(value / 1e5)} lakh` : plain)
}

function fill(phrase: string, fact: Fact, book: Book, amount: string, chance: Chance): string {
  let told = phrase.replace(
    /\{((?:\w+:\w+\|?)+)\}/g,
    (_, some: string) =>
      some
        .split('|')
        .find((one) => one.endsWith(`:${fact.t}`))
        ?.split(':')[0] ?? '',
  )
  for (const [slot, noun] of [
    ['<X:A>', fact.x],
    ['<X>', fact.x],
  ] as const)
    while (told.includes(slot)) told = told.replace(slot, phraseOf(book.nouns[noun ?? ''] ?? '', chance))
  const money = fact.a === undefined ? '' : amountOf(fact.a, amount)
  return told
    .replaceAll('one <F>', fact.n === 2 ? 'half' : `one <F>`)
    .replaceAll('a <F>', fact.n === 2 ? 'half' : `a <F>`)
    .replaceAll('<F>', fractions[fact.n ?? 0] ?? '')
    .replaceAll('<A>', () => money)
    .replaceAll('<N>', String(fact.n))
    .replaceAll('<P>', String(fact.p))
    .replaceAll('<T>', fact.t ?? '')
}

function inOrder(facts: readonly Fact[], chance: Chance): Fact[] {
  const told = [...facts]
  if (!chance.is(0.4)) return told
  const places = told.flatMap(({ role }, at) => (free.has(role) ? [at] : []))
  const mixed = chance.some(places, places.length)
  const from = [...told]
  for (const [at, place] of places.entries()) told[place] = from[mixed[at] as number] as Fact
  return told
}

const upper = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

function tellWhole(whole: string, { facts, ask }: World, book: Book, chance: Chance): string {
  const form = chance.pick(book.amounts)
  const told = phraseOf(whole, chance)
  return [...facts, ask].reduce((text, fact, at) => {
    const own = text.replaceAll(`<${at}`, '<@').replace(/<(?!@)(\d\w+)>/g, '⟨$1⟩')
    return fill(own.replaceAll('<@', '<'), fact, book, form, chance).replace(/⟨/g, '<').replace(/⟩/g, '>')
  }, told)
}

/** A story in the words of a book; undefined where that has none for a part of it. */
function tell(world: World, book: Book, chance: Chance): string | undefined {
  const whole = book.wholes?.[[...world.facts.map(({ role }) => role), world.ask.role].join('+')]
  if (whole !== undefined && chance.is(0.6)) return tellWhole(whole, world, book, chance)
  if ([...world.facts].some(({ role }) => !(role in book.facts)) || !(world.ask.role in book.asks))
    return undefined
  const form = chance.pick(book.amounts)
  const clauses = inOrder(world.facts, chance).map((fact) =>
    fill(phraseOf(book.facts[fact.role] ?? '', chance), fact, book, form, chance),
  )
  const ask = fill(phraseOf(book.asks[world.ask.role] ?? '', chance), world.ask, book, form, chance)
  const joint = chance.pick(book.joints)
  const body = clauses.join(joint) + (clauses.some((one) => one.startsWith('(')) ? ')' : '')
  if (book.style === 'note')
    return `${body}${chance.pick([', ', ' ', '. ', ': ', ' = '])}${ask}${chance.pick(['?', '', '?'])}`
  if (book.style === 'hindi' || book.style === 'plain')
    return `${body}${joint}${ask}${chance.pick(['?', '?', ''])}`
  if (book.style === 'sentence' && chance.is(0.12))
    return `${upper(ask)} if ${clauses.join(chance.pick([', ', ' and ']))}?`
  if (joint === '. ') return `${clauses.map(upper).join('. ')}. ${upper(ask)}?`
  return `${chance.is(0.5) ? upper(body) : body}${chance.pick([joint === ' and ' ? ', ' : joint, '. ', ', '])}${ask}${chance.pick(['?', '?', ''])}`
}

/** Stories of all kinds, each once in every book that has the words. */
export function* tellStories(
  seed: number,
  rounds: number,
  books: Readonly<Record<string, Book>>,
): Generator<Story> {
  for (let round = 0; round < rounds; round++)
    for (const [at, [kind, make]] of Object.entries(worlds).entries())
      for (const [place, [name, book]] of Object.entries(books).entries()) {
        const chance = chanceOf(seed + round * 7919 + at * 131 + place * 17)
        const world = make(chance)
        const question = tell(world, book, chance)
        if (question !== undefined)
          yield { kind: `${kind} ${name}`, question: question.replace(/ {2,}/g, ' '), answer: world.answer }
      }
}
