import { toPlainLetters } from './to-plain-letters.ts'

const split = (words: string): ReadonlySet<string> => new Set(toPlainLetters(words).trim().split(/\s+/))

/** What says that an amount is paid into a loan besides its instalments. */
export const extraWord = /^(?:extra|additional|prepay|more$|zyada$|jyada$|अतिरिक्त|एक्स्ट्रा|ज्यादा)/

/** What says that an amount that is paid in rises. */
export const risingWord = /^(?:step|top|increas|increment|rais|ris|grow|badh|बढ़)/

/** How often something is paid or rises. */
export const everyMonth =
  /\b(?:monthly|(?:every|each|per|a|har|pratyek) (?:single )?(?:month|mahin[ae]))\b|हर महीने|हर माह|प्रति माह/
export const everyYear =
  /\b(?:yearly|annual|annually|salana|saalana|(?:every|each|per|a|har) (?:single )?(?:year|saal|sal))\b|हर साल|सालाना|प्रति वर्ष/

/** "If I pay 5000 extra": how often is not said. */
export const extraPaid =
  /\b(?:pay|paid|paying|de|du|dun|doon|dena|deta|deti|bharu|bharun|bharoon|bhar)\b.*\b(?:extra|additional)\b|\b(?:extra|additional)\b.*\b(?:pay|paid|paying|de|du|dun|doon|dena|deta|deti|bharu|bharun|bharoon|bhar)\b/

/** "One extra EMI every year". */
export const oneInstalment =
  /\b(?:one|1|ek|a|an) (?:extra|additional) (?:emi|instalment|installment|kist)\b|एक अतिरिक्त (?:ईएमआई|किस्त)/

/** An amount that is called the instalment is not paid besides it. */
export const instalmentTold =
  /\b(?:emi|instalment|installment|kist) (?:of |is |ki |hai )?(?:₹ |rs )?\d|\d(?: ?(?:k|thousand|hazar|lakhs?|rs|rupees|rupaye))? (?:ki |ka )?(?:emi|instalment|installment|kist)\b/

const ofInterest = /\b(?:interest|intrest|byaj|byaaj|sood)\b|ब्याज|सूद/
const saving = /\b(?:sav(?:e|es|ed|ing|ings)|bach\w*)\b|बच/
const sooner =
  /\b(?:sooner|earlier|faster|jaldi|pehle|pahle|kam)\b|\bmonths? (?:saved?|less|reduced)\b|\b(?:save|reduce) how many (?:months|years)\b|\bhow many (?:months|years|emis) (?:(?:do|will|are|can|would) )?(?:i )?(?:saved?|reduced?|less)\b|\b(?:mahine|saal) bach|जल्दी|पहले|महीने बच/
const until =
  /\b(?:kab|when|how long|(?:how many|kitne) (?:months|years|mahine|saal|emis?))\b|कब|कितने (?:महीने|साल)/

/** What asks for a figure, or names one that the extra amount changes nothing of. */
const isAsking =
  /\b(?:how|what(?! if)|when|which|kitn\w*|kya|kab|compare|emis?|interest|byaj|save[sd]?|saving|sooner|earlier|faster|end|ends|over)\b|कितन|क्या|कब|बच|ब्याज|ईएमआई|जल्दी|पहले/

type Extra = 'interestSavedByTenure' | 'totalInterest' | 'monthsSaved' | 'instalments'

/** What is asked of a loan with extra payments, in the order in which it is told. */
export function extrasAsked(text: string): Extra[] {
  const isSaving = saving.test(text)
  const ofTime = sooner.test(text) ? 'monthsSaved' : until.test(text) ? 'instalments' : undefined
  const ofInterestSaved = isSaving ? 'interestSavedByTenure' : 'totalInterest'
  // "How much do I save" is money.
  const ofSaved = isSaving && ofTime === undefined ? 'interestSavedByTenure' : undefined
  // A loan with more paid into it that asks for nothing: what that saves.
  if (!isAsking.test(text)) return ['interestSavedByTenure', 'monthsSaved']
  const asked: (Extra | undefined)[] = [ofInterest.test(text) ? ofInterestSaved : ofSaved, ofTime]
  return asked.filter((one) => one !== undefined)
}

/** They say nothing of a plan with steady payments that its figures and the patterns here do not. */
const plain =
  'month monthly year yearly annually annual mahina mahine saal sal salana put me in at for @ % ₹ percent each per har what get kitna kitni kitne ka ki ke pe main mai mein rate total महीने साल हर कितना पर में'

/** The same of a loan alone. */
export const extraFillers = split(
  `${plain} loan emi emis instalments payment payments interest intrest byaj sood save saves saved saving bachega bachenge sooner earlier faster early pehle pahle kam kab long less time ends paid putting add adding on end ends over done khatam tak tenure one then लोन ब्याज ईएमआई दूं कितने पहले जल्दी खत्म बचेगा कब`,
)

/** The same of a SIP alone. */
export const risingFillers = split(
  `${plain} sip pm invest investing investment mutual fund return returns corpus value amount maturity profit gain munafa fayda invested jama एसआईपी सिप`,
)

/** Other results of a rising SIP than what it grows to. */
export const risingAsked = [
  ['gain', /\b(?:profit|gain|gains|munafa|fayda|faida)\b|मुनाफा|फायदा/],
  ['totalInvested', /\b(?:total|how much do i|kul|kitna) (?:invest(?:ed|ment)?|jama)\b|कुल (?:निवेश|जमा)/],
] as const
