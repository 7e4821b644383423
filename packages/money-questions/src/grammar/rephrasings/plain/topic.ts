import { inFull, scales } from '../../number-words.ts'
import { toPlainLetters } from '../../to-plain-letters.ts'
import { scale } from '../rephrasing.ts'

/** What a question comes to in the words that the grammar knows; undefined where its figures say that it is another. */
type Telling = string | ((...figures: number[]) => string | undefined)

/** Questions about one thing, in whichever words: what its words mean, and what the figures between them come to. */
export interface Topic {
  /** What a question has in it that may be about this. */
  about: RegExp
  /** Words of one meaning, by what they are in the shapes. */
  words: Readonly<Record<string, string>>
  /** Each figure is something by the words beside it, so that it tells what nothing else can compute, too. */
  isBound?: boolean
  /** Words that change nothing here. */
  idle?: string
  /** A word that no vocabulary has is `thing` right behind a figure, as so many of it are counted, and else `name`. */
  things?: boolean
  /** A whole question, N for a number or an amount and P for a percentage: `$1` is the first of these, in digits. */
  rules: readonly (readonly [shape: string, as: Telling])[]
  /** What no rule has: a shape whose parts may stand in any order. */
  tell?: (shape: string, figures: readonly number[]) => string | undefined
}

const split = (words: string): string[] => toPlainLetters(words).trim().split(/\s+/)

/** Words that ask, or stand between others, whatever is asked. */
const asking = split(`
  i we you he she my our your his her me us the a an is are was were be been do does did will would should can could
  has have had what whats how much many find calculate compute tell please of to in on at for and then so this that it
  its if rs inr rupee rupees rupaye rupay ₹ @ get now s exactly zqask
  kya kitna kitni kitne hai hain tha the thi hoga hogi honge ho hua hui hue ka ki ke ko se pe par me mein maine mera
  meri mere mujhe aur to toh batao agar
  क्या कितना कितनी कितने है हैं था थे थी होगा होगी होंगे हो हुआ हुई हुए का की के को से पर में मैंने मेरा मेरी मेरे
  मुझे और तो बताओ अगर रुपये रुपए रुपया मैं
`)

const piece = new RegExp(
  `eightyccd ?\\(1 ?b\\)|(\\d+(?:\\.\\d+)?)(?: ?(%|percent(?![a-z])|per cent|pratishat|प्रतिशत|फीसदी|परसेंट)| ?(${scale})(?![a-z\\u0900-\\u097f]))?|[a-z\\u0900-\\u097f]+|(?<=\\d ?):(?= ?\\d)|[-+*/](?= ?[\\d$₹(])|[₹%$@]`,
  'g',
)

/** The words of a topic, each with what it is in a shape; a word that changes nothing is none. */
const known = new Map<Topic, ReadonlyMap<string, string>>()

function wordsOf(topic: Topic): ReadonlyMap<string, string> {
  const found = known.get(topic)
  if (found !== undefined) return found
  const meanings = new Map([
    ...[...asking, ...split(topic.idle ?? '')].map((word) => [word, ''] as const),
    ...Object.entries(topic.words).flatMap(([meaning, words]) =>
      split(words).map((word) => [word, meaning] as const),
    ),
  ])
  known.set(topic, meanings)
  return meanings
}

/** Every word that a topic knows: no slip of another. */
export const wordsKnownTo = (topic: Topic): Iterable<string> => wordsOf(topic).keys()

/** What none of the shapes has: powers and comparisons, money of elsewhere, decimals without their first digit, a year. */
const beyondShapes =
  /[\^<>√×÷~#|€£¥→]|(?<!\d)\.\d|\b(?:in|since|during|till|until|year|fy|ay) (?:19|20)\d\d\b/
/** "30 days 900, per day" asks for it; "30 days, 900 per day" tells it. */
const askedApart = /[,;:?] (?=(?:price |cost |rate )?(?:per|each)\b)/g
/** What stands for the pause before what is asked so. */
const APART = 'zqask'

/** Nobody writes fewer lakhs than these out. */
const SMALL = 1000

interface Told {
  shape: string
  figures: readonly number[]
}

/** A question as the shapes of a topic have it; undefined where a word of it is none of the topic's. */
function toShape(asked: string, topic: Topic, isThing: (word: string) => boolean): Told | undefined {
  const meanings = wordsOf(topic)
  const parts: string[] = []
  const figures: number[] = []
  let isPlain = false
  for (const { 0: whole, 1: digits, 2: percent, 3: unit, index } of asked.matchAll(piece)) {
    if (digits !== undefined) {
      // "10 to 20 lakh" may be lakhs, both of them.
      const isRange = isPlain && unit !== undefined && /^(?:N|to|se|from|-)$/.test(parts.at(-1) ?? '')
      if (isRange && (figures.at(-1) ?? 0) < SMALL) return undefined
      isPlain = unit === undefined && percent === undefined
      figures.push(inFull(Number(digits), scales.get(unit ?? '') ?? 1))
      parts.push(percent === undefined ? 'N' : 'P')
      continue
    }
    const isNegative = whole === '-' && /(?:^|[^\w%)] ?)$/.test(asked.slice(0, index))
    const meaning = isNegative ? 'neg' : meanings.get(whole)
    if (meaning === undefined && topic.things && isThing(whole)) {
      // "3 couples": so many of them.
      parts.push(/\d(?: (?:k|l|lakhs?|crores?|cr))? $/.test(asked.slice(0, index)) ? 'thing' : 'name')
      continue
    }
    if (meaning === undefined) return undefined
    if (meaning !== '' && parts.at(-1) !== meaning) parts.push(meaning)
  }
  return { shape: parts.join(' '), figures }
}

const figuresIn = (shape: string) => shape.replace(/[^NP]/g, '')
/** No figure of a sum has its digits in powers of ten. */
const write = (figure = Number.NaN) =>
  Number.isInteger(figure) ? String(figure) : String(Number(figure.toPrecision(12)))

/** A question in the words that the grammar knows, where it is one of a topic's; undefined where it is not. */
export function tellByTopic(
  asked: string,
  topic: Topic,
  isThing: (word: string) => boolean = () => false,
): string | undefined {
  if (!topic.about.test(asked) || beyondShapes.test(asked)) return undefined
  const told = toShape(asked.replace(askedApart, ` ${APART} `), topic, isThing)
  if (told === undefined) return undefined
  const { shape, figures } = told
  const kinds = figuresIn(shape)
  for (const [form, as] of topic.rules) {
    if (figuresIn(form) !== kinds || !new RegExp(`^${form}$`).test(shape)) continue
    const text =
      typeof as === 'string'
        ? as.replace(/\$(\d)/g, (_, place: string) => write(figures[Number(place) - 1]))
        : as(...figures)
    if (text !== undefined) return text
  }
  return topic.tell?.(shape, figures)
}
