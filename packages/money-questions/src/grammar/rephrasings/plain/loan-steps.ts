import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'

/** A rate moved by so many hundredths of a percent. */
const moved = (rate: string | undefined, points: string | undefined, isUp: boolean): number =>
  Math.round((Number(rate) + ((isUp ? 1 : -1) * Number(points)) / 100) * 1e6) / 1e6

const up = '(?:hik\\w*|rais\\w*|ros?e|risen|rises?|increas\\w*|up|went up|goes up|gone up|badh\\w*)'
const down = '(?:cut\\w*|reduc\\w*|lower\\w*|fell|falls?|fallen|drop\\w*|decreas\\w*|down|ghat\\w*)'
const points = '(\\d+(?:\\.\\d+)?) ?(?:basis points?|bps|bp)\\b'

/** What changes on a loan, and its first steps, told as the loan that there is then. */
export const ofLoanSteps: readonly PartRephrasing[] = [
  // "Repo cut by 25 bps, loan at 8.75 %, new EMI?"
  ...([true, false] as const).map((isUp) =>
    part(
      `^(?:(?:the |my |rbi |bank |repo |interest |loan |home |rates? |has |have |was |were |is |been |got )*)${isUp ? up : down} (?:the |repo |interest |rates? )*by ${points}[ ,;.:]*(?:and |so )*(.*?)(?:at |@ ?)?<P>(.*?)(?:what (?:is|will be) )?(?:the |my )?new emi[ ?.]*$`,
      (_, by, before, rate, behind) => `emi on ${before} at ${moved(rate, by, isUp)} % ${behind}`,
      /\b(?:basis points?|bps|bp)\b.*new emi/,
    ),
  ),
  // What is prepaid at once is no longer owed.
  part(
    '^(?:if )?(?:(?:i|we) )?(?:am |are )?(?:pre ?pay(?:ing)?|part pay(?:ing|ment of)?|pay(?:ing)?) <A> (?:now|today|right away|immediately|at once) (?:on|towards|of|against|into|in) (?:an? |my |the )?(?:outstanding|balance|loan|home loan)(?: balance| principal| amount| outstanding)?(?: of)? <A> at <P>(?: interest)? (?:with|and)? ?<T> (?:left|remaining|to go)[ ,;.]*(?:what (?:will|would) be |what is )?(?:the |my )?(?:new |revised |reduced )emi(?: be)?(?: if (?:the )?(?:tenure|time|term) (?:stays|remains|is kept|is)(?: the)? same)?[ ?.]*$',
    (said = '', paid, owed, rate, time) =>
      amountIn(paid) < amountIn(owed)
        ? `emi on loan of ${amountIn(owed) - amountIn(paid)} at ${rate} % for ${time}`
        : said,
    /pay.*(?:left|remaining|to go).*emi/,
  ),
  // Of the first instalment.
  part(
    '^(?:out )?of (?:my |the )?first (?:emi|instal\\w*) (?:on|of|for) (.*?),? how much (?:goes|is going|went|is|will go) (?:to|towards|into|for|in) (?:the )?(principal|interest)(?: part)?[ ?.]*$',
    '$2 part of first emi on $1',
    /first.*(?:principal|interest)/,
  ),
  part(
    '\\b(?:the )?(?:first|one|1) month ?s? interest (?:on|of|for) (?:an? |my )?(?:loan (?:of )?)?<A>(?: (?:home |car |personal )?loan)? (?:at|@) <P>(?: (?:p a|pa|a year|per year|per annum|interest|yearly))*(?: is| how much| is how much)*[ ?.]*$',
    'interest for 1 month on $1 at $2 %',
    /^(?!.*(?:years?|yrs?|tenure|fd\b|deposit)).*month ?s? interest/,
  ),
]
