import { toPlainLetters } from './to-plain-letters.ts'

const amount = '(?:rs |₹ ?)?\\d[\\d,.]*(?: ?(?:k|l|lakhs?|crores?|cr))?'

/** What no calculator computes, though all of its words are known: the answer would be one to another question. */
const questions = [
  // One instalment of an advance tax.
  '^(?=.*advance tax).*(?:\\b(?:june|jun|september|sept|december|dec|march|first|second|third|next|1st|2nd|3rd|4th) (?:instal|kist)|\\binstal+ments\\b(?!.*paid))',
  '\\badvance tax (?:for |in |by |of |due in )?(?:june|jun|september|sept|december|dec|march)\\b',
  // Rounded otherwise than money is.
  '^(?=.*\\b(?:emi|loan|sip|fd|rd|interest|tax)\\b).*\\b(?:rounded|round(?:ing)? ?(?:off|up|down)|round to|nearest (?:hundred|thousand|lakh))\\b',
  // The deductions or the income that a tax is wanted for.
  '^(?=.*(?:\\btax|regime)).*\\b(?:what|which|how much|how many|kitn[ai]|kaun ?si) (?:tax )?deductions?\\b',
  '\\bdeductions? (?:needed|required|chahiye)\\b|\\bwhat (?:salary|income|ctc) (?:makes|gives|has|is needed|do i need)\\b.*\\b(?:tax|zero)\\b',
  // Deposits of every other year.
  '^(?!.*step)(?=.*\\b(?:ppf|ssy|nps|rd|sip)\\b).*\\b(?:every|each|har) (?:second|other|alternate|two|three|2|3|do|teen)(?:nd|rd)? (?:years?|saal)\\b',
  // What is left of what is drawn from.
  `^(?!.*forever)(?=.*(?:\\bswp\\b|withdraw)).*(?:\\b(?:keep|keeping|leave|leaving) (?:behind )?${amount}|${amount} (?:is |are |to be |should be |must be |to )?(?:left|remain\\w*|kept|emergency)\\b|\\bwith ${amount} (?:left|emergency|remaining)|\\bend with ${amount})`,
  // Of one scale or of two.
  '\\b(?:average|mean) of \\d{1,3}(?: ?,| and) \\d{1,3} (?:k|lakhs?|crores?)\\b(?!.*\\d.*\\d)',
  // For two people, of whom each has one.
  '\\bfor me and (?:the )?(?:same for )?(?:my )?(?:wife|husband)\\b|\\bsame for (?:my )?(?:wife|husband|both)\\b|\\bfor (?:husband and wife|wife and husband)\\b',
  // The tax of India on coins in other money.
  '^(?=.*(?:crypto|bitcoin))(?=.*\\btax\\b).*(?:\\bdollars?\\b|\\busd\\b|\\beuros?\\b|[$€£])',
  // What has to be earned for something, and what a rule leaves free.
  '\\b(?:profit|gain|salary|basic|income) needed to (?:keep|get|have)\\b|\\bneeds (?:what|how much)\\b',
  '\\bhra\\b.*\\btax (?:saved|saving|benefit)\\b',
  // Instalments that are counted.
  '^(?!.*(?:outstanding|balance|owe|bakaya|baki)).*\\bremaining (?:emis?|instal\\w+|months)\\b|\\bleft after \\S+ \\S+ interest\\b',
  // Another share of a salary, or what a salary is to be.
  '^(?=.*(?:\\bctc\\b|\\blpa\\b))(?=.*(?:\\bin ?hand\\b|take ?home)).*(?:\\d ?% ?(?:hike|bonus|tax|increment|raise|variable|pf)\\b|\\b(?:variable|pf|bonus|hike) (?:of )?\\d[\\d.]* ?%)',
  '\\btds\\b.*(?:\\b(?:what|how much) do i get\\b|\\bin ?hand\\b|\\bshare\\b)',
  '\\b(?:in ?hand|take home)\\b.*\\bctc\\b.*(?:\\b(?:per|a) year|\\byearly|\\bwith gratuity)[\\s?.]*$|\\bepf\\b.*\\bmy (?:own )?(?:contribution|share)[\\s?.]*$',
  '^(?!.*simple).*\\bemi\\b.*(?<![\\d.])(?:[5-9]|[1-9]\\d)(?:\\.\\d+)? ?% (?:per|a) month\\b',
  '\\b(?:stock|share|average)\\b.*\\btarget \\d|\\bstock (?:closed|up|down)\\b.*(?:how many rupees|yesterday)|\\bwill cost \\S+ .*\\bnow[\\s?.]*$',
  // Whether a tax is in a price already.
  '^\\d[\\d,.]* (?:में|me|mein) (?:जीएसटी|gst) [\\d.]+ ?(?:%|percent) (?:कितना|kitna)[\\s?.]*$',
  // In other money, with no rate.
  '\\b(?:gratuity|ctc|take home|in hand|ppf|epf|nps|ssy)\\b.*\\bin (?:usd|us dollars?|dollars?|euros?|pounds?)[\\s?.]*$',
  // A rate of a month that nothing earns.
  '\\b(?:sip|lump ?sum|mutual fund)\\b.*(?<![\\d.])(?:[4-9]|[1-9]\\d)(?:\\.\\d+)? ?% (?:per|a|every) month\\b',
  '\\bssy\\b.*\\btoday s money\\b|\\bnsc\\b.*\\bfirst year\\b|\\bsip\\b.*% (?:yearly|annual|per year) (?:gain|profit)[\\s?.]*$',
  // A part of an instalment.
  '\\bemi\\b.*\\bprincipal only\\b|\\bonly (?:the )?principal\\b.*\\bemi\\b',
]
export const beyondAll = new RegExp(questions.map(toPlainLetters).join('|'))
