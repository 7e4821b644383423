import type { Concept } from './concepts.ts'
import { toPlainLetters } from './to-plain-letters.ts'

/** How often something comes, by the concept that says it. */
export const periods: Readonly<Partial<Record<Concept, 'month' | 'year' | 'other'>>> = {
  monthly: 'month',
  yearly: 'year',
  daily: 'other',
  weekly: 'other',
  fortnightly: 'other',
  quarterly: 'other',
  half: 'other',
}

/** Figures of an answer that come once a month. */
export const aMonth: ReadonlySet<string> = new Set([
  'emi',
  'newEmi',
  'monthlyInvestment',
  'monthlyWithdrawal',
  'requiredMonthlyInvestment',
])

const words = (text: string): ReadonlySet<string> => new Set(toPlainLetters(text).trim().split(/\s+/))

/** What asks for a percentage, where no number stands with it. */
export const shareWords = words('percent percentage pct % pratishat प्रतिशत फीसदी ratio proportion')

/** What asks for a mean, where it is said of no number. */
export const meanWords = words('average avg averaged averages ausat ausatan औसत औसतन')

/** What asks how many times as much something is. */
export const multiples = /\bhow many times\b|\bkitne? ?(?:guna|gune|gunaa)\b|कितने गुना|कितना गुना/

/** What asks for no figure at all. */
export const yesOrNo =
  /^(?:will|would|can|is|does|do|are) (?:it|that|this|i|we|they|my money) (?:be )?(?:reach|enough|sufficient|suffice|exceed|cross)|\b(?:is|will) (?:it|that|this) (?:be )?(?:enough|sufficient)\b|\bkaafi (?:hai|hoga|honge|hogi)\b|\bkafi (?:hai|hoga|honge|hogi)\b|काफी है|काफी होगा/

/** What asks for all that goes back to whoever lent it. */
export const givingBack = /\b(?:back|return|wapas|wapis|vapas|vapis|lauta\w*|lota\w*)\b|वापस|लौटा/

/** What says that a time after an answer is a part of the plan: what came to pass by then, and no other plan. */
export const ofPart =
  /\b(?:after|past|first|last|initial|so far|till then|by then|paid|chuka|chuke|chuki|bhar|baad|already|completed|done|remaining|due|aakhri|akhri|pehle|pahle)\b|बाद|पहले|चुका|चुके|आखिरी/

/** What asks for a later amount in the money of today. */
export const inToday =
  /\b(?:worth|value|valued|equal to|equals|equivalent|money|rupees|terms|prices?) (?:of |in |to |as of )?(?:today|now|todays|current|present)(?! \d)\b|\b(?:today|todays|today s|present|current) (?:worth|value|money|rupees|terms|prices?|purchasing)\b|\baaj (?:ki|ke|ka) (?:value|kimat|keemat|hisaab|hisab|paise|rupaye|rupay)|आज (?:की|के|का) (?:कीमत|मूल्य|हिसाब|पैसे|रुपये|रुपए)/

/** What looks for the amount that a change or a share is of. */
export const looksForFirst =
  /\b(?:of|on|than|to|from|off) (?:what|which)\b(?! (?:percent|percentage|%|single|one))|\b(?:what|which|kis|kaunsi|kitne) (?:\w+ ){0,8}(?:gives|give|gave|becomes|become|became|makes|made|equals|results in|resulted in|ban jaye|ban jata|ho jaye) (?:rs |inr |₹ ?)?[\d,.]+|\b(?:kis|kisme|kismein|kisko) (?:number |amount |sankhya |rakam |me |mein |ka |ke |ki |se |par |pe )|किस (?:संख्या|रकम|राशि|में|का|के|की|से|पर)/
