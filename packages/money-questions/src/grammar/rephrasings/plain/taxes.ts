import { taxDeductions } from '@pkg/finance-math/tax-india'
import { toPlainLetters } from '../../to-plain-letters.ts'
import { amountIn, LEAST_SALARY_A_YEAR, type PartRephrasing, part } from '../rephrasing.ts'

/** What section 80D is of, as a question has it. */
const insurance = 'eightyd|(?:health|medical) insurance(?: premium)?|mediclaim'
const ofInsurance = new RegExp(insurance)
/** From this age on somebody is a senior citizen. */
const SENIOR = 60
/** Parents, before how old they are, with so many words between. */
const parentsWho = (words: '*' | '+') =>
  `\\bparents(?:[ ,(]+(?:who|jo|both|dono|are|is|aged?|of|umar|umr|ki|hain|की|उम्र|दोनों)(?= ))${words}[ ,(]+`

/** That the standard deduction is off an income already. */
const income = '(?:salary|income|earnings?|package|ctc|वेतन|सैलरी|आय)'
const standardOff =
  '(?:(?:after|net of) (?:the )?standard deduction|standard deduction (?:[a-z]+ )?ke baad|(?:स्टैंडर्ड डिडक्शन|मानक कटौती) (?:\\S+ )?के बाद)(?:(?: of)? (?:50000|75000))?'
const ofStandardOff = new RegExp(
  toPlainLetters('^(?=.*(?:tax|regime|टैक्स|व्यवस्था)).*(?:standard deduction|स्टैंडर्ड डिडक्शन|मानक कटौती)'),
)

/** Income taxes, told plainly: who asks, what is deducted and what is earned. */
export const ofTaxes: readonly PartRephrasing[] = [
  part(
    '\\bkoi (?:bhi )?(?:deductions?|chhoot|chhut|chhuut|katauti) (?:nahi|nahin)\\b|कोई (?:भी )?(?:कटौती|छूट) नहीं',
    'no deductions',
    /regime|\btax\b|टैक्स|कर /,
  ),
  part(`${income}(?: is| of| hai| है)? <A>(?: hai| है)?,? ${standardOff}`, 'taxable income $1', ofStandardOff),
  part(`<A>(?: ki| ka| की| का)? ${income} ${standardOff}`, 'taxable income $1', ofStandardOff),
  part(
    `(?<!(?:tax|टैक्स) )(?:${income} )?${standardOff}(?:,? (?:my |the |meri |मेरी )?${income})?(?: is| of| hai)? <A>`,
    'taxable income $1',
    ofStandardOff,
  ),
  // How old parents are, which is not how old who asks is.
  part(
    '(?:\\b(?:mata ?pita|maa ?baap)|माता[ -]पिता)(?: (?:ka|ke|ki|का|के|की))?(?: (?:liye|लिए))?',
    'parents',
    ofInsurance,
  ),
  part(
    `${parentsWho('*')}(?:(below|under|less than|younger than)|above|over|more than|older than)(?: the age of)? 60(?: ?(?:years?|yrs?)(?: old)?)?\\)?`,
    (_, below) => (below ? 'younger parents' : 'senior parents'),
    ofInsurance,
  ),
  part(
    `${parentsWho('*')}60(?: saal)?(?: se)? (?:(kam|neeche|niche|कम|नीचे)|upar|zyada|jyada|ऊपर|ज्यादा)(?: (?:ke|hain|hai|के|है|हैं)\\b)?\\)?`,
    (_, below) => (below ? 'younger parents' : 'senior parents'),
    ofInsurance,
  ),
  part(
    `${parentsWho('+')}(\\d\\d)(?: ?(?:and|&|aur|,) ?(\\d\\d))?(?: ?(?:years?|yrs?|saal))?(?: old)?\\)?(?![\\d,.]*\\d| ?%)`,
    (_, one, other) =>
      Math.max(Number(one), Number(other ?? 0)) < SENIOR ? 'younger parents' : 'senior parents',
    ofInsurance,
  ),
  part(
    '\\b(?:(?:non[ -]?senior|young|younger)(?: citizens?)? parents|parents(?: who)?(?: are)? (?:not|non)(?: yet)?[ -]?seniors?(?: citizens?)?)\\b',
    'younger parents',
    ofInsurance,
  ),
  part(
    '\\b(?:(?:senior|old|elderly)(?: citizen)? parents|parents(?: who)?(?: are)? seniors?(?: citizens?)?)\\b',
    'senior parents',
    ofInsurance,
  ),
  part(`(${insurance}) +<A> (?:(?:for|of) (?:my )?)?((?:senior |younger )?parents)`, '$1 $3 $2', ofInsurance),
  // "80D 50000 for parents, my parents are below 60" says it apart.
  part(
    `(${insurance})(?: for| of)?(?: my)? parents\\b(.*?)[,;.]? +(?:(?:and|both|my|aur|while|where|as) )*(senior|younger) parents\\b`,
    '$1 $3 parents$2',
    ofInsurance,
  ),
  // All that 80C takes.
  part(
    '\\b(?:full|max|maximum|entire|poora|pura) (eightyc)\\b(?! *(?:rs |₹ ?)?\\d)|\\b(eightyc) (?:is |me |mein )?(?:full|max|maximum|maxed(?: out)?|poora|pura)\\b',
    () => `eightyc ${taxDeductions.section80C.limit}`,
    /eightyc/,
  ),
  // How old somebody is, and under which rules.
  part(
    '\\b(?:(?:i am|i m|im) )?(\\d\\d)[ -]years?[ -]old\\b[,;]?',
    'age $1 ,',
    /^(?=.*(?:\btax|regime)).*years?[ -]old/,
  ),
  // Old age, by its name.
  part(
    '\\b(?:age|aged|i am|i m|im|umar|umr)(?: is| of)? (\\d\\d)(?: ?(?:years?|yrs?|saal))?(?: old)?(?= ?(?:,|;|\\.|\\?|$|old|new|and|with|in|tax|salary))',
    (_, age) => (Number(age) >= 80 ? 'super senior citizen' : Number(age) >= 60 ? 'senior citizen' : ''),
    /^(?!.*(?:pension|nps|annuity|retire|fd\b|interest)).*(?:salary|income|lpa).*(?:\btax|regime)|^(?!.*(?:pension|nps|annuity|retire|fd\b|interest)).*(?:\btax|regime).*(?:salary|income|lpa)/,
  ),
  part('\\bprofessional fee\\b', 'professional fees', /\btds\b/),
  // What is left of a profit after its tax.
  part(
    '\\b(?:in ?hand|take ?home|milega|left|bachega|haath me)\\b(?: after tax)?',
    'after tax',
    /^(?=.*(?:crypto|bitcoin|\bbtc\b|\beth\b))(?=.*(?:profit|gain|munafa|fayda)).*(?:after tax|tax (?:ke baad|katke|dekar|deke))/,
  ),
  // A bonus that is a share of the salary.
  part(
    '<A> (salary|ctc|package)(?: with| and| plus| \\+)?(?: an?)? <P> (?:of )?(?:annual |yearly |performance )?(?:bonus|incentive|variable)',
    (said = '', salary, name, percent) =>
      amountIn(salary) >= LEAST_SALARY_A_YEAR
        ? `${name} ${amountIn(salary) * (1 + Number(percent) / 100)} `
        : said,
    /^(?=.*\btax\b).*(?:bonus|incentive|variable)/,
  ),
  // Interest on savings is income, a part of which the old regime leaves free.
  part(
    '<A> (salary|ctc|package)[\\s,]*(?:and|with|plus|\\+|aur)? ?(?:<A> (?:of |ka )?savings?(?: account| bank)? (?:interest|byaj)|savings?(?: account| bank)? (?:interest|byaj) (?:of )?<A>)',
    (said = '', salary, name, one, other, interest = one ?? other) =>
      amountIn(salary) >= LEAST_SALARY_A_YEAR
        ? `${name} ${amountIn(salary) + amountIn(interest)} eightytta ${amountIn(interest)} `
        : said,
    /^(?=.*\btax\b).*saving/,
  ),
]
