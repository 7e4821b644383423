import { type PartRephrasing, part } from '../rephrasing.ts'

const relative =
  '(?:mother|father|mom|mum|dad|wife|husband|son|daughter|uncle|aunt|brother|sister|grandfather|grandmother|maa|papa|pita|beti|beta)'
const forYears = (from: string | undefined, to: string | undefined, said: string) =>
  Number(to) > Number(from) ? ` for ${Number(to) - Number(from)} years ` : said

/** What is told beside a question: whose it is, where it stands, what was before. */
export const ofStories: readonly PartRephrasing[] = [
  // The number of an exercise, a house, a plan or an account is no figure.
  part(
    '^(?:q(?:uestion|ues)?|ex(?:ample)?|sum|problem|chapter|class|ch|exercise)[. ]*\\d+[a-z]?(?: (?:maths?|mathematics))?[.:,) -]+',
    '',
    /^(?:q|ex|sum|problem|chapter|class|ch)/,
  ),
  part(
    '^(?:house|flat|plot|room|shop|employee code|emp code|account|loan|policy)(?: (?:no|number|code|id))?[. ]*\\d+[a-z]?[.:,-]+(?!\\d)(?: ?\\d ?bhk,?)?(?=.*\\d.*\\d)',
    '',
    /^(?:house|flat|plot|room|shop|employee|emp|account|loan|policy)(?: (?:no|number|code|id))?[. ]*\d+[.:,-]/,
  ),
  part('^my \\d+(?:st|nd|rd|th) (sip|fd|loan|rd)[:,-]? (?:of )?', '$1 of ', /^my \d+(?:st|nd|rd|th)/),
  part(
    '^we are \\d+ (?:people|persons|members|of us)?(?: in (?:the|our|my) (?:family|house|home))?[.,;]+ ',
    '',
    /^we are \d+ (?:people|persons|members|in)/,
  ),
  part(`\\b(my )?(${relative}) ?\\( ?\\d{1,2} ?\\)(?: has)?`, '', /\( ?\d{1,2} ?\)/),
  part(
    '^(?:on \\d{1,2}(?:st|nd|rd|th)? [a-z]+ (?:20)?\\d\\d|in 20\\d\\d),? i (?:took|invested|put|borrowed|got)(?: a loan of)? (?=.*(?:emi|fd))',
    '',
    /^(?:on|in) .*i (?:took|invested|put|borrowed|got)/,
  ),
  part(
    '^(?:bought|buying|purchased) (?:an? )?[a-z]+(?: [a-z]*\\d*[a-z]*)? (?:for|at|worth) <A> on (\\d+) months? emi (?:at|@) <P>',
    'emi on $1 for $2 months at $3 %',
    /on \d+ months? emi/,
  ),
  // A rate of before, and the one that holds.
  part(
    '^(?:last year|earlier|before|previously|pehle|pichle saal|pahle)[\\s,]*(?:(?:my|the|rate|interest|dar|it) )*(?:was |tha |thi )?<P>[\\s,]*(?:(?:but|and|par|lekin|now|ab|it s|it is|its|the|rate|is|hai) )*(?=\\d[\\d.]* ?%)',
    '',
    /^(?:last year|earlier|before|previously|pehle|pichle saal|pahle).*%.*(?:now|ab\b).*%/,
  ),
  part('^(?:पिछले साल|पहले) दर <P> (?:थी|था)[\\s,]*(?:अब|पर अब) (?=.*%)', '', /^(?:पिछले साल|पहले)/),
  part(
    '^(?:my )?(?:cousin|friend|brother|neighbour|colleague|sister|uncle) (?:paid|pays|got|gets) <P>[\\s,]*(?:but|and) (?:i|we) (?:got|get|pay|have) (?=\\d)',
    '',
    /^(?:my )?(?:cousin|friend|brother|neighbour|colleague|sister|uncle)/,
  ),
  // Ages that begin and end a time.
  part(
    '\\b(?:between|from)(?: (?:the )?ages?(?: of)?| my)? (\\d\\d)(?:st|nd|rd|th)? (?:and|to)(?: my)? (\\d\\d)(?:st|nd|rd|th)?(?: birthdays?)?(?= |,)',
    (said = '', from, to) => forYears(from, to, said),
    /^(?=.*(?:sip|monthly|per month|save|invest))(?=.*(?:\bages?\b|birthday)).*(?:between|from)/,
  ),
  part(
    '\\b(\\d\\d) se (\\d\\d) (?:saal )?tak\\b',
    (said = '', from, to) => forYears(from, to, said),
    /^(?=.*(?:mahina|mahine|sip)).*\d\d se \d\d (?:saal )?tak/,
  ),
  part(
    '^retire at (\\d\\d)(?: with <A>)?,? (?:i am |i m )?now (\\d\\d),?',
    (said = '', to, amount, from) =>
      `${amount === undefined ? '' : `sip to reach ${amount} `}${forYears(from, to, said)}`,
    /^(?!.*expens)retire at \d\d.*now \d\d.*sip/,
  ),
  part('\\b(?:karz|karza|udhar|udhaar)\\b', 'loan', /(?:karz|udha+r).*(?:mahina|kist|emi)/),
]
