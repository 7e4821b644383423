import { scalePowers } from '@pkg/finance-math/calculators'
import { toPlainLetters } from './to-plain-letters.ts'

/**
 * Words that are numbers, in English, in Hindi and in Hindi written with Latin letters. No kept library reads
 * lakh, crore, dedh or dhai, so the words stand here as data and `read/read-number.ts` adds them up.
 */
const words: Readonly<Record<number, string>> = {
  0: 'zero shunya शून्य',
  1: 'one ek एक',
  2: 'two do दो',
  3: 'three teen tin तीन',
  4: 'four char chaar चार',
  5: 'five paanch panch paach पांच पाँच',
  6: 'six chhe che chhah छह छः छै',
  7: 'seven saat सात',
  8: 'eight aath ath आठ',
  9: 'nine nau नौ',
  10: 'ten das dus दस',
  11: 'eleven gyarah ग्यारह',
  12: 'twelve barah bara बारह',
  13: 'thirteen terah तेरह',
  14: 'fourteen chaudah चौदह',
  15: 'fifteen pandrah pandra पंद्रह पन्द्रह',
  16: 'sixteen solah सोलह',
  17: 'seventeen satrah सत्रह',
  18: 'eighteen atharah अठारह',
  19: 'nineteen unnis उन्नीस',
  20: 'twenty bees bis बीस',
  21: 'ikkis इक्कीस',
  22: 'bais बाईस बाइस',
  23: 'teis तेईस तेइस',
  24: 'chaubis चौबीस',
  25: 'pachees pachis पच्चीस',
  26: 'chhabbis छब्बीस',
  27: 'sattais सत्ताईस सत्ताइस',
  28: 'atthais अट्ठाईस अट्ठाइस',
  29: 'untis उनतीस',
  30: 'thirty tees tis तीस',
  31: 'ikattis iktis इकतीस इकत्तीस',
  32: 'battis बत्तीस',
  33: 'taintis tentis तैंतीस तेंतीस',
  34: 'chauntis chautis चौंतीस चौतीस',
  35: 'paintis पैंतीस',
  36: 'chhattis chattis छत्तीस',
  37: 'saintis सैंतीस',
  38: 'adtis अड़तीस',
  39: 'untalis unchalis उनतालीस उनचालीस',
  40: 'forty fourty chalis chalees चालीस',
  41: 'iktalis इकतालीस',
  42: 'bayalis bayalees बयालीस',
  43: 'taintalis तैंतालीस',
  44: 'chavalis chauvalis चवालीस चौवालीस',
  45: 'paintalis पैंतालीस',
  46: 'chhiyalis chiyalis छियालीस',
  47: 'saintalis सैंतालीस',
  48: 'adtalis अड़तालीस',
  49: 'unchas उनचास',
  50: 'fifty pachas pachaas पचास',
  51: 'ikyavan इक्यावन',
  52: 'bavan बावन',
  53: 'tirpan tirepan तिरपन तिरेपन',
  54: 'chauvan चौवन चौअन',
  55: 'pachpan पचपन',
  56: 'chhappan chappan छप्पन',
  57: 'sattavan सत्तावन',
  58: 'atthavan अट्ठावन अठावन',
  59: 'unsath उनसठ',
  60: 'sixty saath साठ',
  61: 'iksath इकसठ',
  62: 'basath बासठ',
  63: 'tirsath tiresath तिरसठ तिरेसठ',
  64: 'chaunsath chausath चौंसठ चौसठ',
  65: 'painsath पैंसठ',
  66: 'chhiyasath छियासठ',
  67: 'sadsath सड़सठ',
  68: 'adsath अड़सठ',
  69: 'unhattar उनहत्तर',
  70: 'seventy sattar सत्तर',
  71: 'ikhattar इकहत्तर',
  72: 'bahattar बहत्तर',
  73: 'tihattar तिहत्तर',
  74: 'chauhattar चौहत्तर',
  75: 'pachhattar pachattar पचहत्तर',
  76: 'chhihattar छिहत्तर',
  77: 'sathattar सतहत्तर',
  78: 'athhattar athattar अठहत्तर',
  79: 'unasi उनासी उन्यासी',
  80: 'eighty assi अस्सी',
  81: 'ikyasi इक्यासी',
  82: 'bayasi बयासी',
  83: 'tirasi तिरासी',
  84: 'chaurasi चौरासी',
  85: 'pachasi पचासी',
  86: 'chhiyasi छियासी',
  87: 'sattasi सत्तासी',
  88: 'atthasi अट्ठासी अठासी',
  89: 'navasi नवासी',
  90: 'ninety nabbe नब्बे',
  91: 'ikyanve इक्यानवे',
  92: 'banve बानवे',
  93: 'tiranve तिरानवे',
  94: 'chauranve चौरानवे',
  95: 'pachanve पचानवे',
  96: 'chhiyanve छियानवे',
  97: 'sattanve सत्तानवे',
  98: 'atthanve अट्ठानवे अठानवे',
  99: 'ninyanve ninyanave निन्यानवे',
  1.5: 'dedh derh डेढ़ डेढ',
  2.5: 'dhai adhai dhaai ढाई अढ़ाई',
  0.5: 'aadha adha आधा',
  100000: 'lakhpati lakhpathi लखपति',
  1000000: 'millionaire',
  10000000: 'crorepati karodpati करोड़पति',
}

/** Words that multiply what stands before them, beside those of finance-math: more English ones, Hindi, misspellings. */
const moreScales: Readonly<Record<number, string>> = {
  100: 'hundred sau सौ',
  1000: 'thousands hazaar hazar hajar hajaar hzar thousend हज़ार हजार',
  100000: 'lkh lpa laakh lak लाख',
  1000000: 'millions mln',
  10000000: 'crs caror karod karor karore करोड़ करोड',
  1000000000: 'billions arab अरब',
  1000000000000: 'trillion trillions tn',
}

/** Words that add to or take from the number after them: sawa lakh, sadhe teen, paune do. */
export const fractionWords: Readonly<Record<string, number>> = {
  sawa: 0.25,
  sava: 0.25,
  सवा: 0.25,
  sadhe: 0.5,
  saadhe: 0.5,
  साढे: 0.5,
  paune: -0.25,
  पौने: -0.25,
}

/**
 * Number words that are also other words, and count only where a unit or a scale follows: "do" gives, "one" is
 * somebody, "saath" is with, "tin" is a metal.
 */
export const alsoOtherWords: ReadonlySet<string> = new Set(
  'one ek एक do दो che chhe saath sath bis tis tin ath nau das dus bara'.split(' '),
)

/** The value of each word. */
export const numberWords: ReadonlyMap<string, number> = invert(words)
/** By how much each word multiplies. */
export const scales: ReadonlyMap<string, number> = new Map([
  ...Object.entries(scalePowers).map(([word, power]) => [word, 10 ** power] as const),
  ...invert(moreScales),
])

/** A count of lakhs or thousands in full: 1.1 lakh is 110,000, where the product of floating-point numbers is a hair more. */
export const inFull = (count: number, scale: number): number => Number((count * scale).toPrecision(15))

function invert(table: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([value, names]) =>
      names.split(' ').map((name) => [toPlainLetters(name), Number(value)] as const),
    ),
  )
}
