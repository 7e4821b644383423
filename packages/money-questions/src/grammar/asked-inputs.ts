import { toPlainLetters } from './to-plain-letters.ts'

/** What goes into a calculation, asked for by one of its names. */
export interface AskedInput {
  /** Its names, a glance at which tells most questions apart: the other pattern takes long to make ready. */
  names: RegExp
  /** What the question says. */
  asks: RegExp
  /** What goes in, as calculations call it; a result that is called so is no such input. */
  is: RegExp
}

const ask =
  '(?<!(?:over|than|above|beyond) )(?:what|which|how much|how big|kitn[aei]|kaun ?s[aie]|kis|कितन[ािीे]|किस|कौन ?स[ािीे])'
const between =
  '(?: (?:is|was|were|are|should|must|would|will|can|did|do|had|be|i|we|the|my|our|you|have|a|an|amount|value|sum|of|total|size|initial|original|monthly|yearly))*'
const behind =
  '(?: (?:amount|value|price|then|now|was|were|is|th[aei]|hai|kitn[aei]|kya|hui|hua|hoga|do|did|i|need|था|थी|थे|है|कितन[ािीे]|क्या|होगा))*'
/** What is a result of it: "how much loan interest". */
const result =
  '(?! (?:(?:is |was )?(?:outstanding|left|paid|due|remaining|baki|repaid)|rate|tenure|time|balance|baa?ki|value|returns?\\b|of (?:rs |₹ ?)?\\d|emi|interest|tax|instal|payment|maturity|return|gain|in hand|byaj|par kitna|pe kitna))'

/** "For what salary …", "… , principal?", "salary kitni thi": said by itself, and beside no figure. */
function asking(names: string): RegExp {
  const noun = `(?:${names})`
  return new RegExp(
    toPlainLetters(
      `\\b${ask}${between} ${noun}\\b${result}|[,;.?:] ?(?:(?:so|then|and|to|toh)? ?${ask}?${between} )?(?:the |my |our |last |old )?${noun}${behind}[ ?.]*$|^${noun}(?: amount)? (?:to|that|which|jis\\w*) (?:earn|get|give|gives|have|has|make|makes)\\b`,
    ),
  )
}

const input = (names: string, is: RegExp): AskedInput => ({
  names: new RegExp(toPlainLetters(names)),
  asks: asking(names),
  is,
})

export const askedInputs: readonly AskedInput[] = [
  input('loan|borrowed|borrow|principal|loan amount|मूलधन|लोन|udhar', /^(?:principal|loan|amount)/),
  input(
    'deposit|deposited|fd|rd|sip|invest|invested|put|put in|lump ?sum|sum invested|principal|capital|मूलधन|निवेश|lagaye|lagaya',
    /invest|deposit|principal|amount/i,
  ),
  input(
    'salary|income|ctc|package|basic|basic pay|pay|wages|earnings|वेतन|आमदनी|तनख्वाह|tankhwah|aamdani|kamai',
    /income|salary|ctc|basic|wages|pay$/i,
  ),
  input('gain|gains|profit|profits|equity gain|capital gain|munafa|मुनाफा|लाभ', /gain|profit/i),
]
