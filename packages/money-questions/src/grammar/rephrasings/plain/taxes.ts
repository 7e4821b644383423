import { taxDeductions } from '@pkg/finance-math/tax-india'
import { amountIn, LEAST_SALARY_A_YEAR, type PartRephrasing, part } from '../rephrasing.ts'

/** Income taxes, told plainly: who asks, what is deducted and what is earned. */
export const ofTaxes: readonly PartRephrasing[] = [
  part(
    '\\b(?:salary|income|earnings?)(?: is| of)? <A>,? after (?:the )?standard deduction',
    'taxable income $1',
    /^(?=.*tax).*standard deduction/,
  ),
  part(
    '<A> (?:salary|income) after (?:the )?standard deduction',
    'taxable income $1',
    /^(?=.*tax).*standard deduction/,
  ),
  // Parents are old, and not who asks.
  part(
    '\\b(?:senior(?: citizen)? parents|parents(?: are| who are)? senior(?: citizens?)?)\\b',
    'parents',
    /eightyd.*parents|parents.*eightyd/,
  ),
  part('(eightyd) +<A> parents', '$1 parents $2', /eightyd/),
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
