import { startTold } from './start-told.ts'
import { toPlainLetters } from './to-plain-letters.ts'

/** Words that make another question of one: which results they are not about, and of which kinds of question. */
export interface OtherQuestion {
  words: RegExp
  families: readonly string[]
  /** Results that are not what is asked; any where it is left out. */
  finds?: readonly string[]
  /** After an answer only. */
  isFollowing?: true
}

const spoken = (pattern: string) => new RegExp(toPlainLetters(pattern))
const sips = ['sip', 'step-up-sip', 'periodic-sip']
const loans = ['loan', 'loan-prepayment', 'flat-rate-loan']

/** What was there at first is asked at the end. */
const startWords = [
  'ago|(?<!(?:get|receive|give|gave|got|comes?) )back|bought (?:at|for)|start|the start|starting (?:sum|amount|value)|initial(?: \\w+)?|what was it|put in|invest',
  '(?:how much|what) (?:did i |was |is )?(?:kept|keep|lent|invested|put in|deposited|it)(?: (?:now|today))?',
  'what is it (?:now|today)|original(?:ly)?(?: price| value)?|one time investment|how much kept|principal',
  'pehle(?: \\d+ ?%)?(?: kitn\\w+ (?:ki|ka|ke) th\\w+)?|(?:shuru(?: me| mein)? |lagaye )kitn\\w+(?: th\\w+)?|kitn[ei] th[ei]',
].join('|')
const startAsked = new RegExp(`^(?!.*${startTold.source}).*\\b(?:${startWords})[ ?.]*$`)

export const otherQuestions: readonly OtherQuestion[] = [
  // What comes of a whole year.
  {
    words: spoken('\\bsaal (?:bhar|ki ek|mein kitn\\w+ emi)\\b|\\bone year s emis?\\b|साल (?:भर|की एक)'),
    families: ['loan'],
    finds: ['emi'],
  },
  // What is given back, with what was lent.
  {
    words: spoken(
      '\\b(?:wapas|wapis|vapas)\\b|\\bkul kitn[ei] mil|वापस|कुल कितन[ेाी] (?:मिल|लौट)|\\blaut(?:ana|ane|aunga|ayega|aega)\\b|लौटान|लौटाऊ',
    ),
    families: ['simple-interest', 'compound-interest'],
    finds: ['interest'],
  },
  // What is still to come, and not what was paid until then.
  {
    words:
      /\b(?:interest|byaj|principal(?: \w+)?) after (?:the )?(?:first\b|⟨1-)|(?:saal|year|⟩) (?:ke )?baad (?:ka |kitna )?(?:byaj|interest)\b/,
    families: ['loan'],
    finds: ['interestPart', 'principalPart'],
  },
  {
    words: /\bhow much (?:had|did) i put in\b|\bwhat deposit\b/,
    families: sips,
    finds: ['monthlyInvestment'],
  },
  {
    words: /\b(?:ago|back|earlier|pehle)[ ?.]*$/,
    families: ['inflation'],
    finds: ['futureCost'],
    isFollowing: true,
  },
  {
    words: /^(?!.*(?:\bsip|month|mahin|instal|एसआईपी|महीन)).*how much did i invest/,
    families: sips,
    finds: ['totalInvested'],
  },
  // Paid out, and not added.
  { words: /\bpaid (?:out )?(?:every|each|per) (?:quarter|month|half|year)\b/, families: ['fd'] },
  // What was there before it grew or fell to this.
  {
    words: startAsked,
    families: ['compound-interest', 'lump-sum', 'decline', 'fd'],
    finds: ['total', 'futureValue', 'remaining', 'interest', 'gain', 'lost', 'maturity'],
  },
  {
    words: /\bafter \d.*\b(?:costs? now|now costs?)[ ?.]*$|\bin \d+ years.*\bnow costs?[ ?.]*$/,
    families: ['inflation'],
    finds: ['futureCost'],
  },
  // So much in all, of which a rate of a year is asked.
  {
    words: /^(?=.*\bcagr\b).*\d ?% (?:total |absolute )?(?:gain|profit|returns?)\b/,
    families: ['lump-sum', 'compound-interest'],
    finds: ['gain', 'futureValue', 'total', 'interest'],
  },
  // What is paid out of money that is there.
  {
    words:
      /\bse (?:rs |₹ ?)?[\d.,]+ ?(?:k|lakh|hazar)? ?(?:rs |rupaye )?(?:har )?mahin\w* (?:kab|lena|nikal|chahiye|kitn)|\bchahiye\b.*\bkitne (?:mahine|saal|din)|^(?!.*\b(?:sip|ho ja\w*)\b).*(?:\bkab tak\b|कब तक)/,
    families: sips,
    finds: ['years'],
  },
  {
    words:
      /\bmil(?:ega|enge|egi|e|na)?(?: sakt\w+)?(?: hai)?[ ?.]*$|मिल(?:ेगा|ेंगे|े)|\bcan i (?:get|take|draw)\b/,
    families: sips,
    finds: ['monthlyInvestment'],
  },
  // What was borrowed is no goal.
  {
    words: /\b(?:liy[ae]|udhaa?r|borrow\w*|chuka\w*|repa\w+|returned|paid back)\b|लिया|चुका/,
    families: sips,
    finds: ['annualRatePercent', 'years'],
  },
  { words: /(?:%|percent) (?:per|a|every) month of (?:rs |₹ ?)?\d/, families: sips },
  { words: /\d ?(?:lakhs?|crores?|k|thousand|hazar)? total in\b/, families: sips },
  {
    words:
      /\binterest (?:is )?(?:left|remaining|outstanding|baa?ki)|\binterest in (?:the )?remaining|\b(?:left|remaining|bacha|bachi) (?:interest|byaj)|\btotal (?:\w+ )?left to pay\b|\bleft to pay with interest\b/,
    families: loans,
    finds: ['outstanding'],
  },
  { words: /\bonly (?:paying )?interest\b|\binterest only\b|\bsirf byaj\b/, families: loans },
  {
    words:
      /(?<!\d )\bsaal ki (?:kul |ek )?(?:emi|kist)\b|\bsaal bhar (?:me|mein|ka|ki)\b|साल भर (?:में|का|की)|\b(?:yearly|annual) emi\b|\bemi (?:per|a|every) year\b|\bemis? in a year\b/,
    families: loans,
    finds: ['emi'],
  },
  {
    words: /\binterest (?:per|a|every|each) month\b|\bmonthly interest\b|\bmahine ka byaj\b/,
    families: ['flat-rate-loan'],
    finds: ['totalInterest'],
  },
  // So much in a part of it: "5 saal me kitna byaj".
  {
    words: /\b\d+ (?:saal|sal|years?) (?:me|mein) kitn[ai] (?:byaj|interest)\b|साल में कितना ब्याज/,
    families: ['loan'],
    isFollowing: true,
  },
  // What is needed later for the same is no worth of today.
  { words: /\bchahiye\b|\bneeded?\b|चाहिए/, families: ['inflation'], finds: ['worth'] },
  { words: /\bapy\b.*\bto (?:an? )?apr\b/, families: ['effective-rate'] },
  // A fee or a tax on it is no rate of it.
  {
    words: /\b(?:charges?|penalty|fees?|stamp duty|gst|cess|insurance|processing|commission)\b|जीएसटी|शुल्क/,
    families: [...loans, ...sips, 'compound-interest', 'fd', 'lump-sum', 'simple-interest'],
    isFollowing: true,
  },
]

/** A period that is asked for, beside an amount of another one. */
export const yearlyAsked =
  /\bsaal (?:ka|ki|ke)(?: kharcha?| expense)?[ ?.]*$|\bsaal ka (?:kul )?kharch|\byearly\b|(?<!(?:inflation|mehngai|%|percent) )\b(?:per|a) year(?=[ ?.]*$)/
export const monthlyAsked =
  /\bper month(?=[ ?.]*$)|\bmonthly expense\b|\bmahine (?:ka|ki)(?: kharcha?)?[ ?.]*$|\ba month(?=[ ?.]*$)/
