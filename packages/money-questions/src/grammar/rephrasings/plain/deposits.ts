import { LEAST_RATE_A_YEAR } from '../../rate-periods.ts'
import { type PartRephrasing, part } from '../rephrasing.ts'
import { partAtEnd, partFirst, tellPartAtEnd, tellPartFirst } from '../tell-part-at-end.ts'

const deposit = 'sip|rd|recurring deposit|fd|fixed deposit|lump ?sum|swp|ppf|nsc|scss'

/** A question with one time in it. */
const oneTime = (about: string) => {
  const time = '\\d ?(?:years?|yrs?|months?|saal|mahine)\\b'
  return new RegExp(`^(?=.*\\b(?:${about})\\b)(?!.*${time}.*${time})`)
}

/** How a withdrawal plan asks what it pays, or does not say it. */
const asksMonthly = '(?:[ ,]+(?:monthly(?: (?:income|withdrawal|amount))?|per month|kitna milega))?[\\s?.]*$'

/** What is saved, kept and drawn, told plainly. */
export const ofDeposits: readonly PartRephrasing[] = [
  part(
    '\\bhar saal <P> (?:badhao|badhakar|badha ke|badhate hue|badha kar|badhaye)',
    'step up $1 %',
    /^(?=.*\bsip\b).*har saal/,
  ),
  // One part of what comes out, named at the end: no rate of it.
  part('^.*$', tellPartAtEnd, partAtEnd),
  part('^.*$', tellPartFirst, partFirst),
  part(
    '^(.*?),? ?\\btotal (?:deposits?(?! (?:of |is )?(?:rs |₹ ?)?[\\d.]+(?: (?:k|lakh|thousand))? (?:an?|per|every|each|har|year|month|pm|pa|annual))|(?:amount )?(?:i|we) (?:will )?(?:pay|paid|put|deposit|invest|contribute)(?: in)?|paid)\\b(?: over)?(.*)$',
    '$1$2 how much paid in',
    /^(?!.*paid in).*\b(?:rd|recurring deposit|nps|ppf|ssy|apy)\b.*total/,
  ),
  part(
    '\\bhow much (?:(?:is|do|will|did|have|i|be) )*(?:invest(?:ed)?|deposit(?:ed)?|contributed?)(?= in )',
    'how much paid in',
    /^(?!.*(?:should|need|must|to get|reach)).*\b(?:ppf|ssy|nps)\b.*how much/,
  ),
  part(
    '\\b(?:what |how much )?(?:do|will|would) i get back|\\bget back\\b',
    'total amount',
    /^(?=.*simple).*\blent\b.*get back/,
  ),
  // "… for 6 years: rise in rupees", "by how much does it rise": what prices rise by, and not what they rise to.
  part(
    '[ ,:;]*\\b(?:only |just )?(?:the )?(?:(?:rise|increase|hike|jump) in (?:rs|rupees|money)|(?:increase|rise)(?: only)?)[ ?.]*$|\\bkitn[aei] badheg[aei]\\b|कितन[ाेी] बढ(?:ेग[ाी]|ेंगे)',
    ' , increase in cost',
    /^(?!.*\b(?:salary|sip|income)\b).*(?:inflation|mehngai|mahangai|महंगाई|\brising \d).*\d.*(?:rise|increase|hike|jump|badheg|बढ)/,
  ),
  part(
    '\\b(?:by how (?:much|many rupees)|how much) (?:does|do|will|would) (.*?\\d?.*?) (?:rise|increase|go up)(?: by)?\\b(.*)$',
    '$1$2 , increase in cost',
    /^(?=.*(?:inflation|mehngai)).*(?:\bby how (?:much|many)|how much .*(?:rise|increase|go up) by\b(?! \d))/,
  ),
  part(
    '\\bhow much (?:is|are) <A> (?:of |after )?<T> (?:hence|later|from now|ahead|away) today\\b',
    'value today of $1 after $2',
    /inflation/,
  ),
  // What prices were before they rose.
  part(
    '\\b(?:what is |what s )?(?:the )?(?:cost|price|value) (?:now|today)\\b|\\btoday s (?:cost|price)\\b|\\bcost today of what will be\\b|\\baaj kitne ka\\b|आज कितने का',
    'value today of',
    /^(?=.*(?:inflation|mehngai|महंगाई)).*\bafter \d.*(?:(?:cost|price|value) (?:now|today)|today s (?:cost|price))|^(?=.*(?:inflation|mehngai|महंगाई))(?:.*(?:(?:cost|price) (?:now|today) (?:if|of|for) .*(?:after|in)|cost today of what|today s (?:cost|price)|aaj kitne ka|आज कितने का))/,
  ),
  // What is put in for a maturity.
  part(
    '\\b(?:what |how much )?(?:monthly )?(?:principal|deposit|amount)?(?: needed| required)? ?\\bfor (?:(fd|rd) )?(?:an? )?(?:(?:maturity|future value)(?: value| amount)?(?: of)? <A>|<A> (?:at )?maturity)',
    (_, kind = '', one, other) => `${kind} needed to get ${one ?? other} maturity`,
    /\b(?:fd|rd|nsc|kvp|lump ?sum|fixed deposit|recurring)\b.*maturity|maturity.*\b(?:fd|rd)\b|future value/,
  ),
  part(
    '\\bhow much (?:to |do i |should i )?(?:invest|deposit|put)(?: in)? for <A>',
    'to get $1',
    /\b(?:nsc|kvp)\b/,
  ),
  // All that is paid in every week.
  part(
    '(?<!total )\\b(?:total )?invested[\\s?.]*$',
    'total invested',
    /weekly investment.*%.*invested[\s?.]*$/,
  ),
  part(
    '\\b(?:sirf |only )(?:return|munafa|fayda|profit)[\\s?.]*$',
    'profit',
    /(?:\bsip\b|mahina|mahine|monthly).*(?:%|percent)/,
  ),
  part(
    '\\b(?:sirf |kul )?jama(?: rakam| rashi)?[\\s?.]*$|(?:सिर्फ |कुल )?जमा(?: रकम| राशि)?[\\s?.]*$',
    'how much total invested',
    /^(?!.*(?:\brd\b|आरडी|ppf)).*(?:\bsip\b|mahina|mahine|monthly|महीन).*(?:%|percent).*(?:jama|जमा)/,
  ),
  part('(?:कुल |kul )(?:जमा|jama)(?: रकम| rakam)?[\\s?.]*$', 'how much paid in', /\brd\b|आरडी/),
  // Months before years are the rest of them.
  part(
    '\\b([1-9]|1[01]) (?:months?|mahine) (?:(?:and|aur) )?(\\d+) (?:years?|yrs?|saal)\\b',
    '$2 years $1 months',
    /(?:months?|mahine) (?:(?:and|aur) )?\d+ (?:years?|yrs?|saal)/,
  ),
  part('^<A> after <T> today (?=at )', 'value today of $1 after $2 ', /inflation/),
  part(
    '\\bfuture cost <A> <T> (.*inflation)(?: present cost| current cost)[\\s?.]*$|^cost after <T> <A>,? (?:current|present) cost (.*inflation.*)$',
    'value today of $1$5 after $2$4 $3$6',
    /future cost|cost after/,
  ),
  part('\\b(fd|rd) (?:giving|that gives) <A>', '$1 needed to get $2', /\b[fr]d (?:giving|that gives)/),
  part(
    '(?:\\b(?:one[ -]time|single|lump ?sum) amount|^amount) (?:needed )?for <A>',
    'lump sum needed to get $1',
    /amount/,
  ),
  // The share of a wage that everybody pays.
  part(
    '[\\s,]*(?:\\b(?:at|with) )?\\b12 ?%(?: (?:employee|employer|own|my))?(?: contribution| share)?',
    '',
    /^(?=.*\bepf\b)(?!.*(?:12 ?% of|interest|growth|hike|increase|raise)).*\b12 ?%/,
  ),
  // A price of today, and what it will be.
  part(
    '\\baaj ke (?:hisaab|hisab)(?: se| me| mein)?\\b',
    'today cost',
    /^(?=.*(?:mehngai|mahangai|inflation)).*(?:\btab kitn|kitne? lagenge|kitna lagega|kitna hoga tab|\btab\b)/,
  ),
  part('(?<=\\b(?:fd|fixed deposit)\\b.*%.*)\\bsenior\\b(?! citizen)', '', /^(?!.*payout).*senior/),
  part(
    '\\b(?:started|since|began|running|chal rahi)(?: (?:for|from|since))? <T>(?: ago| back| se| pehle)?',
    'for $1',
    oneTime('sip|rd'),
  ),
  part(
    '\\b(?:how much|kitna|kitne|what(?: is it)?(?: worth)?) (?:is it |will i have |do i have |hua |ho gaya )?(?:now|today|by now|ab|abhi)\\b|\\b(?:ab|abhi) kitn[ae]\\b(?: hua| hoga| ho gaya)?|\\bcurrent value\\b',
    'future value',
    /^(?=.*(?:start|since|began|for \d)).*\b(?:sip|rd)\b.*(?:%|percent)/,
  ),
  part(
    `^(swp(?!.*(?:per month|a month|every month|mahine)).*(?:%|percent).*\\d ?(?:years?|yrs?|saal))${asksMonthly}`,
    '$1 how much monthly can i withdraw',
    new RegExp(
      `^(?=swp\\b)[^\\d]*\\d[^\\d]*(?:lakhs?|crores?|cr|l|k)? [^\\d]*\\d[\\d.]* ?(?:%|percent)[^\\d]*\\d+ ?(?:years?|yrs?|saal)${asksMonthly}`,
    ),
  ),
  part('\\b(?:fd|fixed deposit)\\b(?: of)?(?=.*compounded monthly)', '', /compounded monthly/),
  part(
    '^what will (?:my |the )?<A> (?:monthly |yearly )?(?:expenses?|cost|fees?|rent) (?:be|become|cost)(?: after| in)? <T>(?: from now)? (?:at|with) <P>(?: inflation)?',
    'inflation $3 % $1 after $2',
    /^what will/,
  ),
  // Who needs a deposit of so much makes it.
  part(
    `\\b(?:(?:i|we) )?(?:need|want|wish|would like|plan|have)(?: to)?(?: (?:do|open|start|make|create|get|book|have))?(?: an?)?(?: monthly)? (${deposit})(?: of)? (?=(?:rs |₹ ?)?\\d)`,
    '$1 of ',
    /\b(?:need|want|wish|would like|plan|have)\b/,
  ),
  part(
    `\\b(?:(?:i|we) )?(?:need|want|wish|would like|plan) to (?:invest|deposit|put|do)(?= (?:rs |₹ ?)?\\d)(?!.*\\b(?:how much|what)\\b)`,
    'invest',
    /\b(?:need|want|wish|would like|plan) to\b/,
  ),
  // A recurring deposit is kept until it matures.
  part(
    '\\b(?:after|(?:at|by) (?:the )?end of) <T>(?=[\\s?.,]*$|[\\s,]+(?:at|@|with) |[\\s,]+\\d[\\d.]* ?(?:%|percent)|[\\s,]+(?:how much )?interest)',
    (_, time) => `for ${time}`,
    new RegExp(
      `^(?!.*\\b(?:starts?|started|closed?|break|broken|stop)\\b)${oneTime('rd|recurring deposit|ppf').source.slice(1)}`,
    ),
  ),
  // A rate of a month.
  part(
    '<P> monthly(?! (?:compound|return|profit|rest|reducing|sip|invest|deposit|instal|emi|income|payout|interest (?:payout|income)|rest))',
    (said = '', percent) => (Number(percent) < LEAST_RATE_A_YEAR ? `${percent} % per month` : said),
    /^(?=.*monthly)(?!.*(?:\bsip\b|\bswp\b|salary|withdraw|increase|step|cashback|return)).*(?:loan|emi|inflation|borrow|udhaar|udhar|karz)/,
  ),
  // So much by now.
  part(
    '^what was <A> (?:worth )?<T> (?:ago|back|before)(?: at <P>)?$',
    (_, amount, time, percent) =>
      `present value of ${amount} for ${time}${percent ? ` at ${percent} %` : ''}`,
    /^what was/,
  ),
  // What a deposit comes to, where prices rise: in the money of today.
  part(
    '[\\s,]*(?:(?:and|with|at|agar|if|but|assuming|when) )*(?:\\b(?:inflation|mehngai|mahangai)(?: rate)?(?: of| at| is|:)? <P>|<P> (?:inflation|mehngai|mahangai)(?! ?\\d[\\d.]* ?(?:%|percent)(?! ?(?:returns?|interest|growth))))(.*)$',
    (said = '', one, other, rest) =>
      /in today|real|today s/.test(said) ? said : `${rest} in today s money at ${one ?? other} % inflation`,
    /^(?=.*(?:inflation|mehngai|mahangai))(?!.*(?:\bgoal|target|need|want|cost|chahiye|today|real|adjust|swp|withdraw|retire|expens|fire|pension|step|ghar|loan|emi|rent|salary|double)).*\b(?:lump ?sum|sip|fd|fixed deposit|rd)\b.*\d.*(?:%|percent).*(?:%|percent)/,
  ),
  // So much a month, for so long.
  part(
    '^(?:i |we )?(?:want|need) (?:an? )?<A> (?:monthly|per month|a month|every month)(?: income)?(?: from| by)? (?:an? )?swp(.*?),? (?:how much|what)(?: corpus| money| amount)?(?: (?:is|do i|will i|would i))? (?:need|needed|required|corpus)',
    'swp of $1 a month $2 corpus needed',
    /\bswp\b/,
  ),
  part(
    '\\bat the end(?! of)',
    'at maturity',
    /^(?!.*\b(?:her|what|which|whose) age at the end|.*(?:how old|interest|earn|byaj))(?=.*(?:\bssy\b|sukanya|सुकन्या)).*at the end/,
  ),
  part(
    '(?<=\\b(?:nsc|kvp|td|time deposit|post office)\\b.*)\\b(?:total amount|doubl(?:es?|ed|ing) (?:in)?to (?:how much|what))',
    'paid at the end',
    /total amount|doubl/,
  ),
]
