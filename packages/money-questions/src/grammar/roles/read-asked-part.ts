import { wordsOf } from '../rephrasings/take-figures.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

/**
 * What is asked of an amount and a percentage: the percentage in money, or the amount with it, or without it; `open` where the
 * percentage in money is asked for another time than the amount is of.
 */
export type AskedPart = 'part' | 'with' | 'without' | 'open'

/** Words that ask, and that say nothing of which. */
const asking = wordsOf(`
  only just sirf bas the a an my of amount amounts value money sum what whats s is are was how much many big rupees rupee rupaye rs in by itself alone do does did will would
  should i we me us you it he she they to be have has get gets got receive earn pay pays paid payable per each litre unit kg piece total find tell please calculate and so then exactly
  kitna kitni kitne kya kul hai hain h ho hoga hogi honge hui hua hue ka ki ke ko aur toh to batao rakam paisa paise
  कितना कितनी कितने क्या कुल है हैं हो होगा होगी होंगे हुई हुआ हुए का की के को तो बताओ रुपये रुपए रकम पैसे सिर्फ बस
`)
/** By what is asked: what calls it so at the end of a question, and what has to be said before that. */
const names: readonly { words: ReadonlySet<string>; of: '+' | '−' | '+−'; told: RegExp }[] = [
  {
    words: wordsOf(`
      extra increase increment hike rise raise jump growth added addition additional more markup surcharge appraisal badhat badhotri badhotari badha badhi badhe badhega badhegi badhenge
      बढत बढोतरी बढोत्तरी बढा बढी बढे बढेगा बढेगी बढेंगे वृद्धि अतिरिक्त
    `),
    of: '+',
    told: /\+|\b(?:hik|rais|ris|ros|increa|incr|up|plus|add|mark|grow|grew|gain|gst|tax|vat|tip|cess|charge|fee|duty|making|jump|surcharge|premium|extra|apprais|badh|mehn|go|went)|बढ|वृद्धि|जीएसटी|टैक्स/,
  },
  {
    words: wordsOf(`
      less reduction decrease drop fall cut dip decline loss lost lose lower ghata ghati ghate ghatega ghatenge kam kami katauti gira giri gire giravat nuksan
      घटा घटी घटे कम कमी कटौती गिरा गिरी गिरे गिरावट नुकसान
    `),
    of: '−',
    told: /\b(?:off|disc|rebate|down|fall|fell|drop|cut|decrea|reduc|less|low|dip|declin|crash|los[est]|ghat|gir|kam\b|nuks)|घट|गिर|कम|नुकसान/,
  },
  {
    words: wordsOf('save saves saved saving savings bachat discount rebate off chhoot chhut छूट बचत'),
    of: '−',
    told: /\b(?:off|discount|disc|rebate|coupon|concession|sale|chh?oo?t|chhut)\b|छूट/,
  },
]
/** What a percentage is called, and asked for by the same name. */
const charges = wordsOf(
  'making fee fees charge charges duty tax gst igst vat cess tip commission brokerage tds surcharge service delivery stamp maintenance जीएसटी टैक्स कमीशन',
)

const pause = '[,;:.?!]'
const lastClause = new RegExp(`^(.*\\d.*?)${pause}([^\\d,;:.?!]+)[ ?.!]*$`)
const firstClause = /^([^\d,;:]+?)(?:[:,]| (?:if|when|agar|अगर) )(.*\d.*)$/
/** By how much, whichever way: at the end by itself, or before all. */
const byHowMuch = /^by (?:how (?:much|many)|what)(?! (?:percent|%))/
/** With nothing between it and the figures. */
const partAtEnd =
  /\b(?:increase|decrease|rise|fall|drop|hike) in (?:rs|rupees)[ ?.]*$|\b(?:off|discount|rebate)\b.* saves?(?: me| us)?[ ?.]*$|\b(?:mark ?up|hike|increment|increase|raise|rise|discount|rebate|cut) (?:of [\d.]+ ?% )?on (?:rs |₹ ?)?[\d.]+(?: (?:k|lakh|crore|thousand))? in (?:rs|rupees|money)[ ?.]*$/
const partFirst =
  /^(?:the |an? )[\d.]+ ?(?:%|percent) (?:price )?(?:rebate|discount|hike|increment|increase|raise|markup|cut|reduction) (?:on|of) (?:rs |₹ ?)?[\d.]+(?: (?:k|lakh|crore|thousand))? (?:is|equals|means|comes to) (?:how much|what)[ ?.]*$/
const withAtEnd = new RegExp(
  toPlainLetters(
    '(?:gst|vat|cess|tip|जीएसटी)(?: bhi)? (?:laga ?o|laga ?do|lagaiye|jod ?o|jod ?do|jodiye|लगाओ|लगा दो|लगाइए|जोड़ो|जोड़ दो)[ ?.]*$|(?:gst|vat)\\b[^,;:]*[,;:] (?:the )?(?:total )?(?:invoice|bill)(?: (?:amount|value|total))?[ ?.]*$|^add (?:an? )?[\\d.]+ ?% (?:[a-z]+ ){0,2}(?:to|on) (?:an? |the )?(?:[a-z]+ of )?(?:rs |₹ ?)?[\\d.]+(?: (?:k|lakh|crore|thousand|rupees))?(?: (?:tax|bill|price|amount|fee|rent|cost|salary))?[ ?.]*$',
  ),
)
const withoutAtEnd =
  /\b(?:tax|tds|commission|brokerage|fees?|charges?|cut|deduction)\b[^,]*\d leaves?(?: me| us)?(?: with)?[ ?.]*$/
const withoutFirst = new RegExp(
  toPlainLetters(
    '^(?:kitn[aei] (?:bach\\w+|milega|milenge)|कितन[ाेी] (?:बच\\S+|मिलेगा|मिलेंगे)) (?:agar|अगर) .*\\b(?:ka[ta]\\w*|kaat\\w*|kharch\\w*)\\b|^कितन[ाेी] (?:बच\\S+|मिलेगा|मिलेंगे) अगर .*(?:कट|काट|खर्च)',
  ),
)

/**
 * Which of a percentage in money and the amount with it or without it a question asks for by the words apart from its
 * figures: "…, 20 % off: amount saved", "only the increase: …". Undefined where they do not say, or may say anything else.
 *
 * @param sign how the percentage was taken for the answer that there is: added, taken off, or by itself
 */
export function readAskedPart(said: string, sign: '+' | '−' | undefined): AskedPart | undefined {
  if (sign === undefined) {
    if (withAtEnd.test(said)) return 'with'
    return withoutAtEnd.test(said) || withoutFirst.test(said) ? 'without' : undefined
  }
  if (byHowMuch.test(said) || partAtEnd.test(said) || partFirst.test(said)) return 'part'
  const [, told = '', last = ''] = lastClause.exec(said) ?? []
  const [, first = '', behind = ''] = firstClause.exec(said) ?? []
  return asksForPart(last, told, sign) ?? asksForPart(first, behind, sign)
}

/** A time that an amount may be of. */
const ofYear = /\b(?:year|yearly|annual|annually|annum|lpa|saal|salana|week|weekly|day|daily)\b|साल/
const ofMonth = /\b(?:per |a |every |har )?(?:month|monthly|mahine)\b|महीने/
const times = new RegExp(`${ofYear.source}|${ofMonth.source}`, 'g')

function asksForPart(asked: string, told: string, sign: '+' | '−'): AskedPart | undefined {
  const words = asked.replace(times, ' ').trim().split(/ +/)
  const others = words.filter((word) => !asking.has(word))
  if (others.length === 0) return byHowMuch.test(asked.trim()) ? 'part' : undefined
  const isOfChange = names.some(
    (one) => one.of.includes(sign) && one.told.test(told) && others.every((word) => one.words.has(word)),
  )
  const isOfCharge = others.every((word) => charges.has(word)) && isCalled(others, told)
  if (!isOfChange && !isOfCharge) return undefined
  return ofYear.test(asked) || (ofMonth.test(asked) && ofYear.test(told)) ? 'open' : 'part'
}

/** "With 8 % making: making charges": a percentage has one of these names. */
const isCalled = (words: readonly string[], told: string): boolean =>
  words.some((word) =>
    new RegExp(
      `%(?: (?:extra|of))? (?:[a-z]+ )?${word}(?![a-z])|${word}(?: (?:of|at|charges?|@))? [\\d.]+ ?%`,
    ).test(told),
  )
