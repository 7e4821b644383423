import { toPlainLetters } from './to-plain-letters.ts'

/** Words after an answer that change a figure of it by something, by what they say. */
const words = {
  up: 'more add adding added increase increases increased raise raises raised rises longer higher bigger larger greater plus further up aur zyada jyada badha badhao badhaye badhe badhakar badhaakar jodo jod जोड़ो बढ़ाकर और ज्यादा ज़्यादा बढ़ा बढ़ाओ',
  /** A sign before a figure; of a rate in points. */
  plus: '+',
  down: 'less fewer reduce reduces reduced cut shorter lower lowers lowered smaller drop drops dropped fall falls fell minus decrease decreases decreased down earlier kam ghata ghatao ghatakar ghataakar कम घटा घटाओ घटाकर',
  double: 'double doubled doubles twice dugna duguna dogna दोगुना दुगुना दुगना',
  triple: 'triple tripled triples thrice tiguna teenguna तिगुना',
  halve: 'half halve halved halves aadha adha aadhi आधा आधी',
  time: 'time tenure term period duration long samay avadhi muddat समय अवधि',
  rate: 'rate rates roi return returns interest byaj byaaj ब्याज रिटर्न दर',
  points: 'point points pp',
  monthly:
    'monthly month instalment installment instalments installments sip emi withdraw withdrawing withdrawal withdrawals mahine mahina महीने महीना किस्त एसआईपी',
  amount:
    'amount loan deposit fd investment target goal principal borrow borrowed borrowing capital rakam raqam रकम लोन लक्ष्य',
  /** What says no more than that something changes. */
  change:
    'change changes changed were was goes go went make makes made stretch extend extended every each har हर what for put in from of on at to with',
  extra: 'extra additional',
  /** Paying more into a loan, or something extra, is no larger loan. */
  paying: 'pay pays paid paying payment payments prepay bharu bharun bharna dena chukau',
} as const

/** "Three more years" is three years more. */
export const moreBefore =
  /(\S+) (more|extra|additional|fewer|less|aur|और|zyada|kam) ((?:years?|yrs?|saal|months?|mahine|lakhs?|crores?|percentage points?)\b|साल|महीने|लाख|करोड़)/

/** Words for more that mean "and" where a question begins with them. */
export const opening: ReadonlySet<string> = new Set(['aur', 'और'])

/** What a word of a change says. */
export type ChangeWord = keyof typeof words

/** What each word of a change says. */
export const changeSigns: ReadonlyMap<string, ChangeWord> = new Map(
  Object.entries(words).flatMap(([sign, list]) =>
    list.split(' ').map((word) => [toPlainLetters(word), sign as ChangeWord] as const),
  ),
)

/** After another question, these change a figure by an amount, which may be meant in more than one way. */
export const changeWords =
  '+, jodo, जोडो, more, less, extra, longer, shorter, bigger, smaller, larger, lower, fewer, add, increase by, increased by, increase it by, goes up, go up, up by, rise by, rises by, falls by, reduce by, reduced by, decrease by, drop by, drops by, lower by, higher, kam, zyada, jyada, ज्यादा, ज्यादा, कम, badha, badhao, ghata, ghatao, double, twice, triple, half, half of, dugna, aadha, आधा, दोगुना, बढा, बढाओ, घटा, घटाओ'
