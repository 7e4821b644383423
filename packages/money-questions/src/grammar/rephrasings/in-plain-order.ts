import { amountIn, type PartRephrasing, part } from './rephrasing.ts'
import { interestAlone, tellInterestFirst } from './tell-interest-first.ts'
import { tellWorthInOrder, worthApart } from './tell-worth-in-order.ts'

/** Between what a figure is called and the figure. */
const joint = '(?: (?:value|amount|price|nav|worth|at|for|is|was|of|with|as))*'
const ending = `\\b(?:end|ending|final|closing|current|present|currently|sold|selling|now|worth|latest)${joint}`
const beginning = `(?:start|starting|initial|opening|beginning|invested|investment|bought|purchased|buying|paid|cost|put in|originally|was|then)${joint}`
const growth =
  /^(?=.*(?:start|initial|opening|beginning|invest|bought|purchased|buying|paid|cost|put in|originally|was|then)).*(?:\bcagr\b|\breturns?\b|growth|percent|%)/
const currency = '(?:rupees?|rs|inr|dollars?|usd|euros?|eur|pounds?|gbp|yen|jpy|dirhams?|aed)'

/** Figures that are told from the last to the first, in the order in which the grammar reads them. */
export const inPlainOrder: readonly PartRephrasing[] = [
  part('^.*$', tellWorthInOrder, worthApart),
  part('^.*$', tellInterestFirst, interestAlone),
  part(
    '^(?:ci|compound interest)(?: of| is)? <A> on <A> at <P>',
    (_, interest, principal, percent) =>
      `${amountIn(principal)} becomes ${amountIn(principal) + amountIn(interest)} at ${percent} % compounded yearly in`,
    /^(?:ci|compound interest)\b.*(?:how many|how long)/,
  ),
  // What something is worth in the end, before what it was worth at first.
  part(
    `${ending} <A>(?: now| today)?[\\s,;]*(?:(?:and|but|with|it|i|we|had) )*(?:${beginning}) <A>`,
    'from $2 to $1',
    growth,
  ),
  part(`\\bnow <A>[\\s,]+(?:and )?(?:it )?was <A>`, 'from $2 to $1', /\bnow\b.*\bwas\b/),
  part('\\bto <P>,? from <P>', 'from $2 % to $1 %', /\bto\b.*\bfrom\b/),
  part('\\bto <A>,? from <A>(?= |$)', 'from $2 to $1', /\bcagr\b/),
  // "Increase of 20 on 80", "a loss of 20 on 80".
  part(
    '\\b(?:increase|increment|hike|raise|rise|growth|decrease|fall|drop|loss|discount) of <A> (?:on|over) <A>(?:,? (?:in )?(?:what |how many )?(?:percent(?:age)?|%)| what percent(?:age)?)',
    '$1 is what percent of $2',
    / of .* (?:on|over) /,
  ),
  // The currency that is wanted, before the amount.
  part(
    `^(?:in|into) (${currency})[\\s,]+(?=<A> ?${currency})(.*)$`,
    (_, wanted, __, rest) => `${rest} in ${wanted}`,
    /^in(?:to)?\b/,
  ),
  part(
    `^<N> (${currency}) (?:per|for (?:one|1|a)|a) (${currency})[\\s,;]+(.*\\d.*)$`,
    '$4 at $1 $2 per $3',
    /^\d.* (?:per|for|a) /,
  ),
  // A bond's face value, before its price.
  part(
    '\\b<A> face(?: value)?,? (?:(?:bought|priced?|trading|and|is) )*(?:at |@ |for |price (?:of )?)<A>',
    'face value $1 price $2',
    /ytm|yield|bond/,
  ),
]
