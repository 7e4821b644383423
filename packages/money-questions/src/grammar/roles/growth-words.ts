import { wordsOf } from '../rephrasings/take-figures.ts'
import { toMeanings } from './to-meanings.ts'

/** When an amount is there, told by words beside it: before anything else, in the past, now, in the future, at last. */
export type Moment = 'start' | 'before' | 'now' | 'later' | 'end'
/** What else a word says of growth. */
type Meaning =
  | Moment
  | 'in'
  | 'gain'
  | 'interest'
  | 'compound'
  | 'rate'
  | 'percent'
  | 'yearly'
  | 'time'
  | 'ask'
  | 'fall'
  | 'simple'
  | 'fd'
  | 'idle'

const lists: Readonly<Record<Meaning, string>> = {
  start: `
    start starts started starting begin begins began beginning initial initially principal invested invest put kept keep lent lend deposited
    deposit diye diya borrowed borrow originally original bought purchased shuru lagaye lagaya lagaun lagau lagane daale daala dale jama mool mooldhan
    liya liye kharida kharidi rakhe rakha शुरू लगाए लगाया लगाने लगाऊं मूल मूलधन जमा खरीदा रखे रखा डाले दिए दिया
  `,
  before: 'was were then earlier previously ago back before pehle pahle tha thi पहले था थी थे',
  now: 'now today todays currently current aaj ab abhi आज अब अभी',
  later: 'later after hence future will baad hoga hogi honge milenge milega बाद होगा होंगे मिलेंगे मिलेगा',
  in: 'in within me mein में',
  end: `
    becomes become became becoming end ends ended final finally maturity matures matured reach reaches reached got get gets receive received receives repaid 
    returned mile mila bane banenge मिले मिला बने
  `,
  gain: 'gain gains gained profit earn earns earned earning made yielded yields kamaye kamaya kamaaye munafa munafe fayda faida मुनाफा फायदा लाभ कमाए कमाया',
  interest: 'interest byaj byaaj ब्याज',
  compound: 'compound compounded compounding चक्रवृद्धि',
  rate: 'rate cagr dar annualised annualized growth सीएजीआर दर',
  percent: '% percent percentage return returns roi रिटर्न',
  yearly: 'yearly annual annually annum saalana salana सालाना वार्षिक',
  time: 'long when kab time years year months saal कब साल समय',
  ask: 'what how which kya kitna kitni kitne क्या कितना कितनी कितने',
  fall: 'falls fell fall falling loses lose lost losing drops dropped depreciates depreciated depreciating depreciation shrinks',
  simple: 'simple saada saade sada sadharan saadharan साधारण सादा',
  fd: 'fd fds एफडी',
  idle: `
    a an the of on at for from to se से by it its is my we me he she i your our his her with and that this so just only over per pa p much many amount sum
    value worth lump lumpsum investment fund mutual mf stock share house flat plot land gold property salary something someone somebody
    thing pay rs rupees rupaye if do does did would should must can be been has have had having give gives gave s money grow grows growing grew
    grown rise rises rising rose risen increase increases increased increasing went up appreciated appreciating appreciates go going calculate
    find tell please as every each hai hain h ka ki ke ko pe par aur toh agar jo ye yeh wo woh maine main
    mujhe mera meri mere ho gaya gaye gayi hua hue hui badhe badha badhte badhkar paisa paise rakam keemat kimat daam zameen jameen sona price cost
    है हैं का की के को पर और तो अगर जो मैंने मुझे मेरा मेरी मेरे गया गए गई हुआ हुए हुई हो बढ़ा बढ़े पैसे रकम कीमत
  `,
}

const meanings = toMeanings(lists)

/** What a word says of growth; undefined of a word that may say anything else. */
export const meaningOf = (word: string): Meaning | undefined => meanings.get(word)

/** Earlier, the present, and later: what is told and what is asked stand in two of these. */
export const side: Readonly<Record<Moment, -1 | 0 | 1>> = { start: -1, before: -1, now: 0, later: 1, end: 1 }

export const isMoment = (meaning: Meaning | undefined): meaning is Moment =>
  meaning !== undefined && meaning in side

/** What stands right behind an amount and says what it is: "2 lakh lagaye", "40,000 gain". */
export const closing =
  /^(?:invested|deposited|lent|gains?|profit|interest|lagaye|lagaya|diye|diya|daale|daala|jama|rakhe|rakha|kharida|kharidi|mile|mila|bane|banenge|honge|milenge|munafa|munafe|fayda|faida|byaj|tha|thi|लगाए|लगाया|जमा|दिए|दिया|मिले|मिला|बने|बनेंगे|होंगे|मिलेंगे|मुनाफा|फायदा|ब्याज|था|थे)$/
/** What stands between an amount and such a word. */
export const joining = /^(?:ka|ki|ke|का|की|के|of|as|hua|hui)$/

/** Words that begin another clause. */
export const beginnings = wordsOf('if when that which so then but because jab agar अगर जब')

/** Several words of one meaning, and a word for them. */
export const phrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  // "2 lakh ho gaya 1 lakh se".
  [
    /^((?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|l|lakh|crore|cr|hazar|thousand)\b)?) (?:ho gay[aei]|bana?|bane|hua|hue) ((?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|l|lakh|crore|cr|hazar|thousand)\b)?) se\b/g,
    'start $2 , bane $1 ,',
  ],
  [/\b(?:ho|ban) ja(?:y|a?ye|ta|te|yenge)\w*|\bho gay[aei]\b|\bhu[ae]\b(?=[ ,.?]*$)/g, 'bane'],
  [
    /\b(?:ends? up (?:as|at|with)|turn(?:s|ed)? into|grew (?:in)?to|grows to|amounts? to|(?:total )?(?:with|including|incl) interest(?: of)?)\b/g,
    'becomes',
  ],
  [/हो (?:जाए|गए|गया|जाएंगे)\S*|बन (?:जाए|गए|गया)\S*/g, 'बने'],
  [
    /(?<=\b(?:lagaye|lagaya|daale|daala|the|tha) (?:rs |₹ ?)?\d[\d.]*(?: (?:lakh|crore|hazar|k))? )hu[aei]\b/g,
    'bane',
  ],
  [/(?<=(?:लगाए|लगाया|डाले|था|थे) (?:₹ ?)?\d[\d.]*(?: (?:लाख|करोड़|हजार))? )हु[आएई]/g, 'बने'],
  [/\bafter (?:ci|compound interest)\b/g, 'compound becomes'],
  [/\bafter (?:si|simple interest)\b/g, 'simple becomes'],
  [/\bsi\b/g, 'simple interest'],
  [/\bci\b/g, 'compound interest'],
  [/\bpa(?:y|id) me\b|\b(?:paid|g[oe]t|gave) back\b/g, 'got'],
  [/\b(lagaye|lagaya|diye|diya|daale|daala|rakhe|rakha|kharida|mile|bane) (?:the|tha|thi)\b/g, '$1'],
  [/\bwhen new\b/g, 'start'],
  // "3 years ago 1 lakh now 85,000": "now" is said of what stands behind it.
  [
    /(?<=\d(?: ?(?:k|l|lakh|crore|cr|hazar|thousand))?(?: (?:rs|rupaye|rupees))?) (now|today|ab|abhi|aaj|अब|आज) (?=(?:rs |₹ ?)?\d)/g,
    ' , $1 ',
  ],
  [/\b(\d[\d.]* ?(?:years?|yrs?|months?)) later\b/g, 'after $1'],
  [/\b(?:fund|account|portfolio|it) has (?=(?:rs )?\d)/g, 'now '],
  [/\binvestment (?=(?:made|earned|yielded|gained)\b)/g, 'invested '],
  [/\breturned (?=(?:rs )?\d[\d.]*(?: (?:k|lakh|crore|hazar))? (?:profit|gain|interest)\b)/g, 'earned '],
  [/\bsum (?=(?:which|that|will|yields?|grows?|earns?|gives?|produces?)\b)/g, 'principal '],
  [/, (?:the )?sum(?=[ ?.]*$)/g, ', principal'],
  [
    /(\d[\d.]* ?(?:years?|saal|mahine|साल|महीने) (?:baad|बाद) (?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|lakh|crore|hazar|लाख|करोड़|हजार))?) (?:tha|thi|the|था|थी|थे)(?=[ ,.;?]|$)/g,
    '$1 bane',
  ],
  [/\bbecomes? ((?:rs |₹ ?)?\d[\d.]*(?: (?:k|lakh|crore|hazar))?) more\b/g, 'by $1'],
  // "1 lakh after 5 years was 90,000".
  [
    /\bafter (\d[\d.]* ?(?:years?|yrs?|months?|saal)) +(?:it )?(?:was|is|became|becomes) ((?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|lakh|crore|hazar)\b)?)/g,
    'becomes $2 in $1',
  ],
  [
    /(?<=\d(?: (?:k|lakh|crore|hazar))? )now ((?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|lakh|crore|hazar)\b)?) after\b/g,
    'now becomes $1 in',
  ],
  // "60,000 badha" is by how much; "badhkar 60,000 hua" to how much.
  [/(?<=\d(?: (?:k|lakh|crore|hazar))?(?: (?:rs|rupaye|rupees))? )badh[ae](?=[ ,.;?]|$)/g, 'gain'],
  [/(?<=\d(?: (?:लाख|करोड़|हजार))?(?: (?:रुपये|रुपए))? )बढ[ाे](?=[ ,.;?]|$)/g, 'gain'],
  [/\bgrows? by\b/g, 'by'],
]
