import { rupees } from './rephrasings/rephrasing.ts'
import { eitherRegime } from './tax-deductions.ts'
import { plainPattern as form } from './to-plain-letters.ts'

const end = '(?![\\p{L}\\p{M}])'
const amount = `${rupees}(?![\\d.,]*\\d)(?! ?(?:%|percent|per cent|pratishat|प्रतिशत|years?|yrs?|y\\b|saal|sal\\b|months?|mahin|साल|महीन))`
const results =
  'final amount|emi|kist|instal\\w*|corpus|maturity|amount|returns?|profit|gains?|interest|byaj|balance|cost|cagr|loan|target|goal|payment|pension|total|value|result|figure|ब्याज|किस्त|रकम'

/** What was found, or told, is to stay as it is: "same corpus at 10 %", "keep the EMI, 10 %"; what it is called. */
export const keptAsItIs = form(
  `(?:\\b(?:same|wahi|vahi|utn[aie] hi|keep(?:ing)?(?: the| my)?(?: same)?)|वही|उतन[ाीे] ही) (?:total |monthly )*(${results})${end}(?! ?(?:rate|plan|per month))|\\b(${results}) (?:same|wahi|utn[aie] hi)\\b|\\bget (?:the )?(same)\\b`,
  'u',
)
/** By what a plan keeps a figure that is called so, where it was told. */
export const toldAs: Readonly<Record<string, RegExp>> = {
  emi: /^emi$/,
  kist: /^emi$/,
  loan: /^principal$/,
  amount: /^(?:principal|monthlyInvestment|amount|futureValue|deposit|monthlyDeposit)$/,
  target: /^(?:futureValue|target|goal)$/,
  goal: /^(?:futureValue|target|goal)$/,
  corpus: /^(?:futureValue|target|goal|corpus|principal)$/,
  'final amount': /^futureValue$/,
  value: /^futureValue$/,
  maturity: /^(?:futureValue|maturity)$/,
  cost: /^(?:cost|amount|price)$/,
  pension: /^pension/,
}
/** None of something is told beside a figure: "no down payment, 7 years". */
export const noneBeside = form(
  `(?:^|[\\s,;])(?:no|without|bina|बिना) (?!(?:i|its?|make|not|the|change|idea|rs|more|less|fewer|later|sorry|wait|no|problem|that|this|pan)${end})(?:any )?[\\p{L}]{3,}`,
  'u',
)
/** The same of what most plans have none of, and how calculators call it. */
export const chargeNone = form(
  '\\b(?:no|without|bina) (?:any )?(?:processing |extra )?(fee|cost|prepay|down|tax|gst)',
)
/** Another figure is asked for by its name. */
export const amountAsked = form('\\bhow much\\b|\\bkitn[aei]\\b|कितन')
/** An amount of what a plan comes to: "profit of 10 lakh", "got 7.5 lakh". */
export const amountOfResult = form(
  `\\b(?:interest|byaj|profit|returns?|gains?|munafa|tax) (?:of |is |was |as |= ?)${amount}|\\b(?:got|get|mila|sold for|amount of) ${amount}|\\b(?:current|existing|present) (?:value|balance|worth)\\b|\\balready (?:have|saved|invested)\\b`,
)
/** Another plan beside that of before, or what it was at first. */
export const besidePlan = form(
  '\\b(?:another|second|one more|dusr[ai]) (?:loan|sip|fd|rd|emi)\\b|\\b(?:together|upfront|cheaper|costlier|original|constant)\\b',
)
/** By so many rupees, and no percentage, something rises every year. */
export const riseInRupees = form(`\\b(?:rais|ris|increas|step)\\w*(?: ?up)?(?: it)? by ${amount}`)
/** What is earned beside prices that rise. */
export const returnNamed = form('\\breturns?\\b|रिटर्न')
/** A part of pay that is not the whole of it. */
export const allowanceAlone = form('^(?:(?:and|aur|with|da) )*(?:da|dearness)\\b')
/** What says that something rises, or falls. */
export const direction = form(
  '\\b(?:up|down|rise|rises|rising|falls?|fell|drops?|dropped|gain\\w*|increas\\w*|decreas\\w*|badh\\w*|gir\\w*|ghat\\w*|los\\w*)\\b|[+−-] ?\\d|बढ़|गिर|घट',
)
/** Another regime of a tax. */
export const regimeNamed = form(`(?<![\\p{L}\\p{M}])(?:${eitherRegime})${end}`, 'u')
/** That of a year. */
export const ofEachYear = form(
  '\\b(?:(?:per|a|each|every|one|in a|har) (?:year|saal|sal)|yearly|annual(?:ly)?|salana|(?<!\\d )saal (?:ka|ki|me|mein|bhar))\\b|(?:हर साल|साल (?:का|की|में|भर)|सालाना)',
)
/** That of a month. */
export const ofEachMonth = form(
  '\\b(?:(?:per|a|each|every|har) (?:month|mahine)|monthly|mahine (?:ka|ki|me|mein))\\b|महीने',
)
/** That of the whole time. */
export const ofAll = form('\\b(?:overall|altogether|in (?:all|total)|total|kul|poore|pure)\\b|कुल|पूरे')
/** That of a part of the time. */
export const withinTime = form(
  '\\b(?:in|over|within) (?:a|the (?:first|next) |\\d)|\\bfor a (?:year|month)\\b',
)
/** Another time in the place of that of before. */
export const insteadSaid = form('\\binstead\\b|\\bki jagah\\b|की जगह')
/** What is paid in, or taken out. */
export const ofPaidIn = form(
  '\\b(?:invest\\w*|pay|put in|withdraw\\w*|get|deposit\\w*|jama|nivesh)\\b|जमा|निवेश',
)
/** A SIP is asked for, and not what it grows to. */
export const sipAsked = form(
  '\\b(?:how much|what|which|kitn[ai]) (?:monthly )?sip\\b|\\bsip (?:kitn[ai]|needed|required)\\b|कितनी एसआईपी',
)
/** What is paid over some time is asked for. */
export const paidOverTime = form(
  `^(?:(?:and|aur|what is|the) )*(?:how much (?:in|over|within) \\d|(?:total )?(?:emis?|instal\\w*) (?:for|in|over) (?:a|one|1|\\d+) (?:years?|saal)(?: in total)?|.*\\bfor (?:a|one) year in (?:total|all)\\b)`,
)
