/** What a figure may be called right beside it: an end or a start, what is earned, a rate, a time or a loan that is left, a year. */
export type FigureLabel =
  | 'end'
  | 'instalment'
  | 'start'
  | 'gain'
  | 'rate'
  | 'left'
  | 'balance'
  | 'year'
  | 'part'
  | 'part'

interface LabelWords {
  label: FigureLabel
  /** Ends right before the figure. */
  before?: RegExp
  /** Begins right behind it; where both are told, both hold. */
  behind?: RegExp
  /** What the whole question says; any where it is left out. */
  about?: RegExp
}

/** The loan itself is asked for. */
const loanAsked = /\b(?:loan(?: amount)?(?: was)?|what was the loan|borrowed)[ ?.]*$/
const told = '(?: (?:value|amount|is|was|of|at|=|:|rs|₹))*$'

/** "End 5 lakh, start?" is no growth from 5 lakh; "interest of 800, principal?" no principal of 800. */
export const labelWords: readonly LabelWords[] = [
  { label: 'end', before: new RegExp(`\\b(?:end|ending|final)${told}`) },
  {
    label: 'end',
    before:
      /\b(?:(?:(?:will|ll|to|would|might|when|simple|interest|[\d%]) )?(?<!\binterest on \S+ (?:lakh )?)be|becomes?|became|(?:sum|amount|that) is|(?:got|get) back|yields?|fetch(?:es)?|turn(?:ed|s)? into|grew into|ended as|final corpus|paid what for|returns me)(?: (?:worth|rs|₹))*$/,
  },
  {
    label: 'end',
    behind:
      /^(?:rs |rupees )?(?:wanted\b|(?:came|come|comes) from|is the result|is what it becomes|total with interest|including interest|ban(?:enge| gay\w*)|ho gay\w*|hog[aie]\b|hui\b|mil[ae]\b|बन|हो गया|होंगे)/,
    about:
      /\b(?:what|which|how much|kitn\w+|start\w*|principal|sum|shuru|lagaye|initial|from|dar|kab)\b|कितन|कब|दर/,
  },
  {
    label: 'balance',
    before: /\b(?:balance|outstanding)(?: (?:of|is|rs|₹))*$/,
    about: loanAsked,
  },
  {
    label: 'balance',
    behind: /^(?:rs |rupees )?left\b/,
    about: loanAsked,
  },
  {
    label: 'end',
    before:
      /\b(?:maturity(?: value| amount)? (?:is|was)|to have|total (?:re)?payment(?: of| is)?|total of)(?: (?:rs|₹))*$/,
    about: /\b(?:interest|emi|principal|loan|borrowed)(?: part)?[ ?.]*$/,
  },
  { label: 'end', behind: /^(?:rs |rupees )?(?:at maturity|in total over|in all over)\b/ },
  { label: 'end', before: /\b(?:kul|total)$/, behind: /^(?:rs |rupaye )?(?:chuka\w*|paid back|repaid)\b/ },
  {
    label: 'instalment',
    before: /\b\d+ (?:emis?|instal+ments?|kist\w*) of(?: (?:rs|₹))*$/,
    about: /^(?!.*\bloan)/,
  },
  { label: 'start', before: /\bpv(?: (?:is|of|=|:|rs|₹))*$/, about: /\bfv\b/ },
  { label: 'start', before: new RegExp(`\\b(?:start|starting|initial|beginning|opening)${told}`) },
  {
    label: 'gain',
    before: /\b(?:interest|profit) of(?: (?:rs|₹))*$/,
    about:
      /\b(?:principal|sum|invest\w*|deposit|which|how (?:long|many|much (?:to|should|must))|rate|for (?:an? )?(?:profit|interest))\b(?! on)/,
  },
  {
    label: 'gain',
    before:
      /\b(?:(?:gains?|returns?|increase|rise) of|(?:gains?|profit) for|monthly income(?: of)?|gaining|gains|earns?|earned|(?:grew|rose|up|increased|gone up|went up|risen) by)(?: (?:a|an|rs|₹))*$/,
  },
  {
    label: 'gain',
    behind:
      /^(?:rs |rupees )?(?:of |as |in )?(?:the )?(?:(?:gains?|profits?|munafa)\b|(?:simple |compound )?(?:interest|byaj) on\b|earned on\b)/,
  },
  {
    label: 'gain',
    before: /\b(?:gives?|gave|pays?|paid|makes?|get|earns?|earn)(?: (?:me|a|an|rs|₹))*$/,
    behind: /^(?:rs |rupees )?(?:of |as |in )?(?:the )?(?:simple |compound )?(?:interest|byaj)\b/,
  },
  {
    label: 'gain',
    before: /\bfor(?: (?:a|an|rs|₹))*$/,
    behind: /^(?:rs |rupees )?(?:of )?(?:interest|byaj)\b/,
    about: /\b(?:amount|how much|which|what)\b/,
  },
  { label: 'gain', before: /\b(?:si|simple interest) is(?: (?:rs|₹))*$/ },
  { label: 'left', before: /\b(?:remaining|balance of)(?: the)?$/ },
  {
    label: 'left',
    behind:
      /^(?:years? |months? |emis? )?(?:are |is |still )?(?:left|remaining|remains?|to go|baki|bache|bacha)\b/,
  },
  {
    label: 'year',
    before: /\b(?:in|since|till|until)$/,
    behind: /^(?! ?(?:rs|rupees|lakh|crore|k\b|%|months?|years?|days?))/,
  },
  // "50,000 a month, 30 % saved": a part of it.
  {
    label: 'part',
    behind:
      /^(?:of (?:it|that|this) )?(?:is |are |was )?(?:saved?|saves|kept|invested|given|spent|goes|put aside|set aside)\b/,
  },
  { label: 'part', before: /\b(?:saves?|saving|keeps?|keeping|spends?|spending|invests)$/ },
  { label: 'rate', before: /\b(?:rate|roi|r)(?: (?:is|of|=|:))*$/ },
]

const putIn = [
  'principal',
  'monthlyInvestment',
  'yearlyInvestment',
  'presentInvestment',
  'currentSavings',
  'amount',
] as const
const comingOut = ['total', 'maturity', 'futureValue', 'target', 'finalBalance'] as const

/** Variables that a figure of such a name is none of. */
const barred: Readonly<Record<Exclude<FigureLabel, 'rate' | 'year' | 'part'>, ReadonlySet<string>>> = {
  end: new Set([...putIn, 'interest']),
  start: new Set([...comingOut, 'interest']),
  instalment: new Set(['principal', 'amount', ...comingOut]),
  gain: new Set([...putIn, ...comingOut, 'emi']),
  left: new Set(['afterMonth']),
  balance: new Set(['principal', 'emi']),
}

/** Whether a figure that is called so can be this variable of a kind of question. */
export const mayBe = (label: FigureLabel, variable: string): boolean =>
  label !== 'year' &&
  label !== 'part' &&
  (label === 'rate' ? variable.endsWith('Percent') : !barred[label].has(variable))

/** What the definition of a calculator calls what is earned. */
export const gainWords: ReadonlySet<string> = new Set([
  'gain',
  'gains',
  'profit',
  'interest',
  'return',
  'returns',
  'income',
  'earned',
])
