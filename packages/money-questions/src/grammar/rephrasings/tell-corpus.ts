import { amount } from './rephrasing.ts'

const monthly = new RegExp(
  `(?:rs |₹ ?)?(${amount}) ?(?:rs |rupees )?(?:monthly|(?:a|per|every|each) month|mahina|mahine|महीना|महीने)`,
)
const rate = /(\d+(?:\.\d+)?) ?(?:%|percent)/
const time = /(\d+(?:\.\d+)?) ?(years?|yrs?|saal|साल)/

/** So much a month that somebody is to get, and what is needed for it. */
export const monthlyToGet =
  /^(?!.*(?:\bsip\b|एसआईपी|invest|saving|\bsave|deposit|\bswp\b|withdraw|nikal|निकाल|\bloan|\bemi\b|ppf|\bnps\b|\bfd\b|inflation|expens|kharch|lakhs? (?:chahiye|goal)|how big|take out|inheritance))(?:.*(?:corpus (?:that|which|required|needed|to pay|can pay)|(?:what|which) corpus|how much money (?:is |do i )?need|money needed|kitna paisa chahiye|कितना (?:पैसा|फंड) चाहिए)|.*(?:chahiye|milta|mile\b|receive|\bget\b|pension|मिले|चाहिए).*(?:corpus|kitna chahiye|कितना (?:कॉर्पस|चाहिए))|retirement corpus \d)/

/** "30,000 a month for 15 years at 8 %, how much money is needed" as how big a corpus pays that. Anything else stays as it is. */
export function tellCorpus(text = ''): string {
  const [, paid] = monthly.exec(text) ?? []
  const [, percent] = rate.exec(text) ?? []
  const [, years] = time.exec(text) ?? []
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  if (paid === undefined || percent === undefined || years === undefined || numbers.length !== 3) return text
  return `how big a corpus needed to withdraw ${paid} monthly for ${years} years at ${percent} %`
}
