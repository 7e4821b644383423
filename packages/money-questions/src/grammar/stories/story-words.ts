import { fillerGroups } from '../fillers.ts'
import { wordsOf } from '../rephrasings/take-figures.ts'

/** What a word says in a story of figures that count, cost, and come on top of each other. */
export type Meaning =
  | 'up'
  | 'down'
  | 'plus'
  | 'more'
  | 'tax'
  | 'spent'
  | 'pair'
  | 'per'
  | 'at'
  | 'of'
  | 'rest'
  | 'left'
  | 'save'
  | 'split'
  | 'many'
  | 'total'
  | 'bought'
  | 'sold'
  | 'gain'
  | 'income'
  | 'own'
  | 'old'
  | 'most'
  | 'double'
  | 'if'
  | 'idle'

const lists: Readonly<Record<Meaning, string>> = {
  up: 'rose risen gst vat tip surcharge making delivery shipping bonus maintenance packing increase increased raise raised hike hiked hikes wastage rise rises rose up higher increment appraisal overtime allowance',
  down: 'fallen - minus less off discount discounted cashback deducted deduct deduction reduce reduced decrease decreased fell fall falls drop dropped lower coupon voucher refund down cheaper cut',
  plus: 'plus + add adds added adding with includes',
  more: 'extra additional another further again then',
  tax: 'tax',
  spent:
    'spend spends spent spending goes go gave give gives paying paid pays rent pf tax commission brokerage fee charity groceries expenses expense leave',
  pair: 'for cost costs costing buys buy is are = was were priced charges lasts makes make takes',
  per: 'per / every a an each',
  at: 'at @ rate',
  of: 'of on',
  rest: 'rest remaining remainder',
  left: 'left surplus remain remains balance hand still',
  save: 'save saved saves saving savings keep keeps kept aside',
  split: 'split shared share divided divide among between head equally',
  many: 'many quantity long',
  total: 'total final bill altogether all now new whole net overall grand',
  bought: 'bought buy buying purchased purchase cp cost expenses repairs spent',
  sold: 'sold sell selling sells sp revenue',
  gain: 'profit gain gained loss',
  income: 'salary income earn earns earning wage wages pay make ctc had out budget pocket stipend from',
  own: 'each one apiece',
  old: 'old earlier previous last',
  most: 'upto maximum max capped cap most',
  double: 'double',
  if: 'if when',
  idle: `
    i we my our me us you your yours he she his her they their it its the that this these those so and but by to in into as be been have has get gets got getting just please tell want s m
    working works work worked running drive drives use uses used order ordered item items thing things price prices amount value money figure goods product do does did will would can could
    should must need needs what how much which find calculate come comes rs rupees inr rupee put puts only my both am there day days month months year week weeks food trip petrol diesel gold silver rice milk bananas banana onions room
   
    standard went moved piece pieces cost pay bill price flat per
  `,
}

const meanings: ReadonlyMap<string, ReadonlySet<Meaning>> = (() => {
  const found = new Map<string, Set<Meaning>>()
  for (const meaning of Object.keys(lists) as Meaning[])
    for (const word of wordsOf(lists[meaning])) found.set(word, (found.get(word) ?? new Set()).add(meaning))
  return found
})()

const nouns = new Set(
  [fillerGroups.people, fillerGroups.purposes, fillerGroups.things, fillerGroups.places].flatMap((group) => [
    ...wordsOf(group),
  ]),
)
/** Words that no vocabulary has may still do something with a figure: verbs, adverbs and whatever denies. */
const mayTell =
  /(?:ed|ing|ly|less|n't|ise|ize)$|^(?:not|no|never|none|nor|neither|except|without|unless|half|twice|thrice|lost|broke|stole|stolen|threw|ate|won|sank|tore|burnt|melt|shrank|grew|only|before|original|originally|[a-z]+gst|point|payback|gwei|wei|usd[tc]?|eth|btc|eur|gbp|aed|(?:dollar|euro|pound|dirham|yen)s?|(?:doubl|tripl|quadrupl)\w+|first|second|third|next|cancel\w*|chh?utti|छुट्टी|wapas|वापस|kharab|खराब|(?:toot|tut|kho|sad|chor|laut|phenk|chhod)\w*|alawa|asli|असली|ma+f|माफ|mu?ft|nakli|(?:aadh|dugn|tigun|chauth|tiha|paun|sav|du+sr|doosr|te+sr|pehl|aakhr)\w*|on[lc]\w+)$/

const none: ReadonlySet<Meaning> = new Set()

/**
 * What a word says; nothing of a thing or a name, undefined of a word that may say something else.
 *
 * @param isKnown whether a vocabulary has the word
 */
export function meaningsOf(
  word: string,
  isKnown: (word: string) => boolean,
): ReadonlySet<Meaning> | undefined {
  const found = meanings.get(word)
  if (found !== undefined) return found
  return nouns.has(word) || (!isKnown(word) && !mayTell.test(word)) ? none : undefined
}
