import { toPlainLetters } from './to-plain-letters.ts'

/** What is asked for by its name. */
const figure = toPlainLetters(
  '(?:total |kul |net |final |monthly |future |maturity |base |gross |कुल )?(?:emi|instal+ments?|kisht?|interest|byaj|gain|profit|returns?|maturity|value|corpus|payment|repayment|paid|invested|investment|payable|total|amount|tax|gst|tds|discount|saved|saving|savings|cost|price|base price|ईएमआई|किस्त|ब्याज|मुनाफ़ा|निवेश|मैच्योरिटी)|in hand|take home|net|what (?:do i|i|will i) (?:pay|get|receive|keep)|how much (?:do i|i|will i) (?:pay|get|receive|keep|save)|(?:what|how much) (?:is left|remains)(?: as profit)?(?: after tax)?',
)
const asking = '(?:how much |what |what is |the |my |is |are |kitna |kitni |कितना |कितनी )*'
const verb = '(?: (?:is|will be|amount|hoga|hogi|होगा|होगी))?'
const joint = ' ?(?:(?:,|&|/|\\+| and| aur| plus| और) ?)+'
/** Several figures that are asked for: nothing that tells one of them stands before or behind. */
const list = new RegExp(
  `(?<![%\\d] ?|\\p{L}|\\p{M})${asking}(?:${figure})${verb}(?:${joint}${asking}(?:${figure})${verb})+(?!\\p{L}|\\p{M})(?! ?(?:at |is |was |= ?|: ?)?(?:rs\\.? ?|₹ ?)?\\d|(?: of)? [\\d.]+ ?(?:%|percent))`,
  'giu',
)
const joints = new RegExp(joint, 'giu')
const totalAlone = /\b(total|kul)\s*$/i
const ofLoan = /\b(?:emis?|loan|instal\w*|kisht?)\b|किस्त|ईएमआई|लोन/i

/** "EMI and total interest on 20 lakh …": the question once for each figure that it asks for; none where it asks for one. */
export function askedApart(question: string): string[] {
  const [found, ...others] = [...question.matchAll(list)]
  if (found === undefined || others.length > 0) return []
  const [said] = found
  const [before, behind] = [question.slice(0, found.index), question.slice(found.index + said.length)]
  const isOfLoan = ofLoan.test(question)
  return said.split(joints).map((one) => {
    const asked = one.replace(totalAlone, isOfLoan ? '$1 payment' : '$1 amount')
    // Its instalment alone may say that it is a loan.
    const isUnsaid = isOfLoan && !ofLoan.test(`${before}${asked}${behind}`)
    return `${before}${isUnsaid ? 'loan ' : ''}${asked}${behind}`
  })
}

/** What begins another question about the same thing. */
const turn =
  '(?:(?:and|aur|और) )?(?:what if|what about|what happens if|how about|agar|अगर)|(?:and|aur|और) (?:if|for|at|over|agar|अगर) (?=[^?]*\\d)'
const turns = new RegExp(`[?？]+\\s+(?=\\S)|[\\s,.;-]+(?=(?:${turn})(?!\\p{L}|\\p{M}))`, 'giu')
const saysNothing = /^\W*(?:and|aur|और)?\W*$/iu
/** More than these nobody asks at once. */
const MOST_TURNS = 4

/** "… what is the EMI? And what if it is 12 years?": a question and those that go on from it; none where it is one. */
export function askedInTurn(question: string): string[] {
  const parts = question.split(turns).filter((part) => !saysNothing.test(part))
  return parts.length > 1 && parts.length <= MOST_TURNS ? parts : []
}

const totals =
  /\s*\b(?:in total|combined|together|altogether|in all|total|overall|kul(?: milakar)?|dono(?: ka| ki)?|milakar)\b|कुल|मिलाकर/giu
const kinds = /\b(sip|fd|rd|fixed deposit|loan|emi)s?\b/i
const counted =
  /^(?:(?:if )?(?:i|we) (?:have|do|run|make|took|put|keep) )?(?:two|2|do) (?:sip|fd|rd|fixed deposit|loan|emi)s?\b(?: hain?)?[\s,:;-]*(?:of )?/i

/** "Two SIPs, 5000 at 12 % and 3000 at 10 %, both for 10 years, total?": each by itself; none where nothing is added up. */
export function askedTogether(question: string): string[] {
  const [, kind] = kinds.exec(question) ?? []
  const said = question.replace(totals, '')
  if (kind === undefined || said === question) return []
  const [head = '', ...shared] = question
    .replace(counted, '')
    .split(/[.;?？](?:\s+|$)|,\s*(?=(?:both|each|all|dono|दोनों)(?!\p{L}|\p{M}))/iu)
    .map((part) => part.replace(totals, ''))
    .filter((part) => !saysNothing.test(part))
  const parts = head.split(/(?:,\s*)?(?<!\p{L})(?:and|aur|plus|और)(?!\p{L})|\s[&+]\s/iu)
  if (parts.length !== 2 || parts.some((part) => (part.match(/\d[\d.,]*/g)?.length ?? 0) < 2)) return []
  const tail = shared.join(' ').replace(/\b(?:both|each|all)\b/gi, '')
  const asked = /\b(?:emi|interest|byaj)\b/i.exec(said)?.[0] ?? ''
  return parts.map((part) => {
    const one = `${kinds.test(part) ? '' : `${kind} of `}${part} ${tail}`
    return one.includes(asked) ? one : `${one} ${asked}`
  })
}

/** What a question has in it that may be several: a glance, for most are one. */
export const several = new RegExp(`${list.source}|${turns.source}|${totals.source}`, 'iu')
