import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'

const ofTax = /\btax\b|regime/
/** What the old regime takes off every salary, as many say it: "4.5 lakh including standard deduction". */
const STANDARD_OF_OLD = 50_000

/** What is said beside an income tax and changes nothing of it, or says a part of it in other words. */
export const ofTaxNotes: readonly PartRephrasing[] = [
  part(
    '(?<![\\d.,/-])(?:20)?(2\\d)-(2\\d)(?![\\d.,/%-])',
    (said = '', from, to) => (Number(to) === Number(from) + 1 ? `fy 20${from}-${to}` : said),
    /^(?!.*\b(?:fy|ay|year) ?\d).*(?:\btax\b|regime)/,
  ),
  part(
    '[,;]? ?(?:(?:with|after|including|incl|and|applying) )?(?:the )?(?:87a )?(?:marginal|margin) relief(?: (?:if any|included|applied))?(?: (?:with|incl|including) cess)?',
    '',
    ofTax,
  ),
  part('\\bstd (?:deduction|ded)\\b', 'standard deduction', ofTax),
  part(
    '(?:^|(?<=[,.] ))(?:(?:i am|i m|im) an? )?(?:freelancer|consultant|self employed|businessman|professional)[ ,.]+(?=.*taxable)',
    '',
    /taxable/,
  ),
  part('[ ,]*\\b(?:no|without|bina) standard deduction[ ,]*', ' ', /^(?!.*(?:salary|pension)).*taxable/),
  part(
    '(?:total )?(?:old(?: regime)? )?(?:total )?(?:old(?: regime)? )?deductions?(?: (?:of|total|are))* <A> (?:including|incl|with) (?:the )?standard(?: deduction)?',
    (said = '', amount) =>
      amountIn(amount) > STANDARD_OF_OLD ? `other deductions ${amountIn(amount) - STANDARD_OF_OLD}` : said,
    /regime/,
  ),
]

/** What is put away before a question: "ignore fees: …", "no idea about tax: just …". */
export const ofAsides: readonly PartRephrasing[] = [
  part(
    '^(?:please )?(?:ignore|ignoring|forget|forget about|leave|skip|no idea about|never mind) (?:the |my |all )?[a-z]+(?: (?:and )?[a-z]+)?[:;,] ?(?:(?:just|only) )?',
    '',
    /^(?:please )?(?:ignore|ignoring|forget|leave|skip|no idea|never mind)/,
  ),
  part('\\bvery (?=first|last|nth \\d)', '', /very (?:first|last|nth)/),
  // Of the days that a year has, this is how they are counted anyway.
  part(
    ' ?\\(?\\b(?:simple )?365(?: ?days?)?(?: year| basis)?\\b\\)?(?=[ ,.?]*(?:$|interest|total))',
    '',
    /simple.*\bdays?\b.*365|\bdays?\b.*simple.*365|\birr\b/,
  ),
  part('\\birr of (?=-)', 'irr of ', /irr/),
  part('(?<=\\d(?: ?(?:k|lakh))?),? then (?=\\d)', ' ', /\birr\b/),
  part(' (?:yearly|every year|each year|a year|in following years)[ ?.]*$', '', /\birr\b/),
  part('\\bturns? <A> (?:in)?to <A>', '$1 becomes $2', /(?:rate|simple|compound).*turn/),
  part(
    '\\b(?:put|invested|deposited|made|opened|started) on \\d{1,2}(?:st|nd|rd|th)? [a-z]+(?: (?:19|20)\\d\\d)?\\b',
    '',
    /^(?!.*\b(?:till|until|to|tak)\b.*\d(?:st|nd|rd|th)? [a-z]+).*\bon \d{1,2}(?:st|nd|rd|th)? [a-z]+/,
  ),
  part(
    '\\b(?:my )?(?:brother|sister|wife|husband|friend|cousin|mother|father)(?: is|s age is| aged)? \\d\\d(?: (?:years? old|and|,))* (?=(?:i am|i m|im|my age))',
    '',
    /(?:i am|i m|im|my age)/,
  ),
]
