import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'

const shareOf = (percent: string | undefined, amount: string | undefined) =>
  String(Math.round(Number(percent) * amountIn(amount)) / 100)
const rest = (whole: string | undefined, own: string | undefined) => String(amountIn(whole) - amountIn(own))
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }
const dot = '[^\\d]*?'

/** What is borrowed, told as a share of a price or as what is left of it. */
export const ofBorrowed: readonly PartRephrasing[] = [
  // "Loan of 80 % of 50 lakh", "90 % of 12 lakh car", "bank funds 80 %".
  part(
    '\\b(?:loan(?: for| of| is| =)?|borrow(?:ing)?|finance|funds?) (?:about )?<P> ?(?:of|ka|×|x|\\*) (?:the )?(?:price |cost |value )?(?:of )?<A>(?: (?:flat|house|car|home|property|bike))?',
    (_, percent, amount) => `loan of ${shareOf(percent, amount)}`,
    /(?:loan|borrow|financ|funds?)(?: for| of| is| =|ing)? (?:about )?\d[\d.]* ?%/,
  ),
  part(
    '\\bhalf of <A>(?=.*(?:loan|emi))',
    (_, amount) => `loan of ${amountIn(amount) / 2}`,
    /^(?!.*\bwhen\b).*\bhalf of/,
  ),
  // "25 lakh house with 5 lakh down", "5 lakh own funds, rest on loan": the loan is the rest.
  part(
    `^<A> (?:house|home|flat|car|property|ka ghar|ki gaadi)?${dot}<A> (?:down payment|down|own funds|own money|own|from savings|cash|apne|margin)[\\s,;]+(?:(?:and|rest|baki|balance|on|the|loan|as) )*(?=.*(?:%|percent))`,
    (_, whole, own) => `loan of ${rest(whole, own)} , `,
    /^(?=.*(?:\bloan\b|\bemi\b|किस्त)).*(?:own|down|savings|cash|apne|margin)/,
  ),
  part(
    '^emi (?:of|on|for) <A> (?:less|minus|-) <A> (?:down payment|down|own|paid)',
    (_, whole, own) => `emi on loan of ${rest(whole, own)}`,
    /\bdown|own|paid/,
  ),
  part(
    '^after paying <A> of <A>[\\s,]+(?:the )?rest (?:on|as|is|by) (?:a )?loan',
    (_, own, whole) => `loan of ${rest(whole, own)} ,`,
    /^after paying/,
  ),
  part(
    '^(?:i|we) have <A> (?:savings|saved|cash|in hand)?(?: and| but)? (?:i |we )?need <A>[\\s,;]+(?:a )?loan for (?:the )?rest',
    (_, own, whole) => `loan of ${rest(whole, own)} ,`,
    /loan for (?:the )?rest/,
  ),
  // What a thing costs, beside its loan, changes nothing.
  part(
    '^(?:(?:our|my|the|a|we|bought|our) )*(?:house|home|flat|car|property|plot|bike)(?: (?:worth|costs?|of|price|for))* <A>[\\s,;]+(?:and )?(?:with )?(?:a )?(?:home |car )?loan(?: of| is)? <A>',
    'loan of $2',
    /^(?:our|my|the|a|we|bought|house|home|flat|car|property|plot|bike)\b.*\bloan/,
  ),
]

/** So much of an income every month, into a SIP, or for a loan. */
export const ofIncomes: readonly PartRephrasing[] = [
  part(
    '\\b(?:invest|save|sip of|saving|investing|put) <P> of (?:my )?(?:salary |income )?(?:of )?<A>(?: (?:salary|income|monthly|a month|per month))*(?: (?:in|into|as) (?:a )?sip)?',
    (_, percent, amount) => `sip of ${shareOf(percent, amount)} monthly`,
    /(?:invest|save|sip of|saving|put) \d[\d.]* ?%/,
  ),
  part(
    '^<P> of (?:my )?<A> (?:salary|income) in (?:a )?sip',
    (_, percent, amount) => `sip of ${shareOf(percent, amount)} monthly`,
    /in (?:a )?sip/,
  ),
  part(
    '\\bemi (?:is |of )?<P> of (?:my )?(?:salary|income) (?:of |is )?<A>',
    (_, percent, amount) => `emi ${shareOf(percent, amount)}`,
    /^(?=.*loan).*emi (?:is |of )?\d/,
  ),
  // "2 × 5000 SIP".
  part(
    '\\bsip (?:of )?(\\d[\\d,]*) ?(?:\\*|x|×) ?(\\d[\\d,]*)\\b|\\b(\\d[\\d,]*) ?(?:\\*|x|×) ?(\\d[\\d,]*) sip\\b',
    (_, one, other, first, second) =>
      `sip of ${Number((one ?? first ?? '').replaceAll(',', '')) * Number((other ?? second ?? '').replaceAll(',', ''))}`,
    /sip/,
  ),
  part(
    '\\b(loan|fd)(?: of)? (\\d) ?(?:\\*|x|×) ?<A>',
    (_, kind, times, amount) => `${kind} of ${Number(times) * amountIn(amount)}`,
    /(?:loan|fd)(?: of)? \d ?[*x×]/,
  ),
  part(
    '\\bsip (?:of )?<A> ?\\+ ?<A>',
    (_, one, other) => `sip of ${amountIn(one) + amountIn(other)}`,
    /sip.*\+/,
  ),
  part(
    '\\b(?:two|three|four|2|3|4) sips?(?: of)?,? <A> and <A>',
    (_, one, other) => `sip of ${amountIn(one) + amountIn(other)}`,
    /sips? /,
  ),
  part(
    '\\b(two|three|four|2|3|4) (sip|fd)s? of <A>(?: each)?',
    (_, count = '', kind, amount) => `${kind} of ${(counts[count] ?? Number(count)) * amountIn(amount)}`,
    /(?:two|three|four|[234]) (?:sip|fd)/,
  ),
  part(
    '\\bsip (?:of )?<A> (?:a|per|every) year (?:paid|in|by) monthly(?: instal+ments?)?',
    (_, amount) => `sip of ${amountIn(amount) / 12}`,
    /year (?:paid|in|by) monthly/,
  ),
]
