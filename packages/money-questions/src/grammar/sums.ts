/**
 * Sums in words. In a pattern N is a number, P a percentage; `as` is the sum in the order of the text, `%` kept
 * apart from percentages by the figures being plain numbers: `a`, `b` and so on.
 */
export interface SumPattern {
  pattern: RegExp
  as: string
  unit?: 'percent'
}

const charge =
  '(?:gst|tax|vat|tip|cess|duty|commission|brokerage|service charge|stamp duty|service tax|surcharge|interest|markup|margin)'

export const sumPatterns: readonly SumPattern[] = [
  { pattern: new RegExp(`^P (?:of|on|ka|ki|का|${charge} (?:of|on)) N$`), as: 'a * b / 100' },
  { pattern: /^N (?:ka|ki|ke|का|की|के|par|पर) P$/, as: 'a * b / 100' },
  {
    pattern: new RegExp(`^N (?:plus|\\+|with|and|add) (?:P(?: ${charge})?|${charge} (?:at |@ |of )?P)$`),
    as: 'a * (1 + b / 100)',
  },
  {
    pattern: new RegExp(`^(?:${charge} (?:at |@ |of )?P|P ${charge}) (?:of|on|to) N (?:total|in total)$`),
    as: 'b * (1 + a / 100)',
  },
  { pattern: new RegExp(`^${charge} (?:at |@ |of )?P (?:of|on) N$`), as: 'a * b / 100' },
  { pattern: new RegExp(`^${charge} (?:of|on) N (?:at |@ |is )?P$`), as: 'a * b / 100' },
  {
    pattern: new RegExp(
      `^N (?:including|inclusive of|incl|with) (?:P ${charge}|${charge} (?:at |@ |of )?P) (?:base(?: price| amount)?|original price|price (?:without|before|excluding) ${charge}|(?:without|before|excluding) ${charge})$`,
    ),
    as: 'a / (1 + b / 100)',
  },
  { pattern: /^N is_what P$/, as: 'a / (b / 100)' },
  { pattern: /^is_what P N$|^P is_what N$/, as: 'b / (a / 100)' },
  { pattern: /^P of is_what (?:number |amount )?(?:gives )?N$/, as: 'b / a * 100' },
  { pattern: /^N (?:(?:me|mein|par|pe|में|पर) )?P (?:off|discount|chhoot|छूट)$/, as: 'a * (1 - b / 100)' },
  {
    pattern:
      /^N (?:se|to) N (?:percent|percentage|%|pratishat) (?:badha|increase|growth|rise|change|zyada|hike)$/,
    as: '(b / a - 1) * 100',
    unit: 'percent',
  },
  {
    pattern:
      /^N (?:(?:salary|package|ctc|income) )?(?:with |after |plus )?P (?:hike|increment|raise|increase|appraisal)$/,
    as: 'a * (1 + b / 100)',
  },
  {
    pattern: /^P (?:hike|increment|raise) (?:on|in|of) N(?: (?:salary|package|ctc|income))?$/,
    as: 'b * (1 + a / 100)',
  },
  { pattern: new RegExp(`^add P (?:${charge} )?(?:to|on) N$`), as: 'b * (1 + a / 100)' },
  { pattern: /^N (?:minus|-|less) P(?: off| discount)?$/, as: 'a * (1 - b / 100)' },
  { pattern: /^N (?:with|at|after) P (?:off|discount)$/, as: 'a * (1 - b / 100)' },
  { pattern: /^P (?:off|discount)(?: on| of)? N$/, as: 'b * (1 - a / 100)' },
  {
    pattern:
      /^N (?:me |mein |में )?(?:se|से) P (?:ghatao|ghata do|kam karo|kam kar do|घटाओ|घटा दो|कम करो|कम कर दो)$/,
    as: 'a * (1 - b / 100)',
  },
  { pattern: /^N (?:mein |में )?P (?:jodo|badhao|जोडो)$/, as: 'a * (1 + b / 100)' },
  { pattern: /^(?:increase|raise|grow) N by P$/, as: 'a * (1 + b / 100)' },
  { pattern: /^N (?:increased|raised) by P$/, as: 'a * (1 + b / 100)' },
  { pattern: /^(?:decrease|reduce|cut|lower) N by P$/, as: 'a * (1 - b / 100)' },
  { pattern: /^N (?:decreased|reduced) by P$/, as: 'a * (1 - b / 100)' },
  {
    pattern:
      /^N (?:with |at |after |, )?P (?:off|discount) (?:(?:and|then|,|plus|\+|followed by|with|an) ){1,3}(?:(?:extra|additional|another|further) )?P(?: off| discount)?$/,
    as: 'a * (1 - b / 100) * (1 - c / 100)',
  },
  {
    pattern: /^successive discounts? of P (?:and|then|,) P on N$/,
    as: 'c * (1 - a / 100) * (1 - b / 100)',
  },
  {
    pattern:
      /^(?:(?:price|salary|value|cost|rent|sales|stock|share|bill|fee|fees|income|revenue|expenses?) )?(?:went|goes|moved|rose|grew|increased|jumped|went up) from N to N (?:percentage|percent|%) (?:increase|change|rise|hike|growth|jump)$/,
    as: '(b / a - 1) * 100',
    unit: 'percent',
  },
  {
    pattern:
      /^(?:price of )?(?:an? )?N (?:item|product|shirt|dress|phone|thing|bill) (?:after|with|at) P (?:off|discount)$/,
    as: 'a * (1 - b / 100)',
  },
  {
    pattern: new RegExp(
      `^price before P ${charge} (?:if|when) (?:total|the total|price|final price|bill|(?:i |we |you )?(?:paid|pay)) N$`,
    ),
    as: 'b / (1 + a / 100)',
  },
  {
    pattern: /^N (?:is )?(?:how many|how much) (?:percent|percentage|%) of N$/,
    as: 'a / b * 100',
    unit: 'percent',
  },
  {
    pattern: /^N P (?:less|lower) than is_what(?: (?:number|amount|figure))?$/,
    as: 'a / (1 - b / 100)',
  },
  { pattern: /^N (?:percent|percentage|%) (?:less|lower) than N$/, as: '(1 - a / b) * 100', unit: 'percent' },
  { pattern: /^N (?:\+|plus) P of N$/, as: 'a + b / 100 * c' },
  { pattern: /^N (?:-|minus) P of N$/, as: 'a - b / 100 * c' },
  { pattern: /^(?:by )?less (?:is )?N than N$|^N less than N (?:by|how)$/, as: 'b - a' },
  {
    pattern:
      /^(?:by )?(?:more|greater|higher) (?:is )?N than N$|^by (?:is )?N (?:more|greater|higher) than N$/,
    as: 'a - b',
  },
  { pattern: /^by (?:is )?N (?:less|lower|smaller) than N$/, as: 'b - a' },
  {
    pattern: /^(?:by )?less (?:is )?N than N(?: ,)? (?:in )?(?:percent|percentage|%)$/,
    as: '(1 - a / b) * 100',
    unit: 'percent',
  },
  {
    pattern: /^(?:by )?(?:more|greater|higher) (?:is )?N than N(?: ,)? (?:in )?(?:percent|percentage|%)$/,
    as: '(a / b - 1) * 100',
    unit: 'percent',
  },
  { pattern: /^N less P less P$/, as: 'a * (1 - b / 100) * (1 - c / 100)' },
  { pattern: /^(?:(?:number|amount|figure) )?P (?:more|higher|greater) than N$/, as: 'b * (1 + a / 100)' },
  { pattern: /^(?:(?:number|amount|figure) )?P (?:less|lower) than N$/, as: 'b * (1 - a / 100)' },
  {
    pattern:
      /^N (?:saal|sal|salana) (?:ka|ki|ke) (?:(?:kharcha|kharch|kamai|salary|income|rent|aamdani|kiraya) )?(?:to )?(?:har )?(?:mahine|mahina|month)(?: ka| ki| ke)?$/,
    as: 'a / 12',
  },
  // The rule of thumb by its name: 72 over the percentage.
  {
    pattern:
      /^(?:by |using |with |as per |according to )?(?:the )?rule of N(?: ,?)? (?:at |for |how many years to double (?:at )?|years to double (?:at )?|doubling time (?:at |of )?|kitne saal me double (?:at )?)*P(?: (?:years to double|doubling time|double|how long to double|par|pe|interest|return|money|doubles?))*$/,
    as: 'a / b',
  },
  { pattern: /^P of P of N$/, as: '(a / 100) * (b / 100) * c' },
  { pattern: /^P of P$/, as: 'a * b / 100', unit: 'percent' },
  { pattern: /^divide N by N$/, as: 'a / b' },
  { pattern: /^multiply N (?:by|and|with) N$/, as: 'a * b' },
  { pattern: /^subtract N from N$/, as: 'b - a' },
  { pattern: /^N P of is_what(?: (?:number|amount|figure))?$/, as: 'a / (b / 100)' },
  { pattern: /^(?:is_what )?N (?:is )?P of (?:which|what)(?: number| amount)?$/, as: 'a / (b / 100)' },
  {
    pattern: /^N (?:\/|divided by|out of) N (?:as|in|to|into)(?: an?)? (?:percent|percentage|%)$/,
    as: 'a / b * 100',
    unit: 'percent',
  },
  {
    pattern:
      /^(?:(?:rent|salary|income|fee|fees|expenses?|bill|pension|pay) )?N (?:(?:per|a|every|each) month|monthly) ?,? ?(?:(?:per|a|in|every|each|in a) year|yearly|annually|per annum)$/,
    as: 'a * 12',
  },
  {
    pattern:
      /^N (?:(?:per|a|every|each) (?:year|annum)|yearly|annually|pa) (?:(?:per|a|in|every|each|in a) month|monthly)$/,
    as: 'a / 12',
  },
  {
    pattern: new RegExp(`^${charge}(?: amount)? in N (?:inclusive of|including|incl|with) P(?: ${charge})?$`),
    as: 'a - a / (1 + b / 100)',
  },
  {
    pattern: /^after P (?:discount|off) price N original price$/,
    as: 'b / (1 - a / 100)',
  },
  {
    pattern: /^original price (?:if|when) N after P (?:discount|off)$/,
    as: 'a / (1 - b / 100)',
  },
  {
    pattern: /^(?:percentage|percent|%) (?:decrease|fall|drop|reduction|decline|loss) from N to N$/,
    as: '(1 - b / a) * 100',
    unit: 'percent',
  },
  {
    pattern:
      /^(?:(?:price|salary|value|cost|rent|sales|stock|share|bill|fee|fees|income|revenue|expenses?) )?(?:decrease|decreased|fall|fell|drop|dropped|reduced|reduction|decline|declined) from N to N(?: ,)? (?:(?:in|by) )?(?:percent|percentage|%)$/,
    as: '(1 - b / a) * 100',
    unit: 'percent',
  },
  {
    pattern:
      /^(?:(?:price|salary|value|cost|rent|sales|stock|share|bill|fee|fees|income|revenue|expenses?) )?(?:increase|increased|change|changed|growth|grew|rise|rose|hike|went|went up|jump|jumped) from N to N(?: ,)? (?:(?:in|by) )?(?:percent|percentage|%)$/,
    as: '(b / a - 1) * 100',
    unit: 'percent',
  },
  {
    pattern: /^(?:percentage|percent|%) (?:change|increase|growth|rise|difference) from N to N$/,
    as: '(b / a - 1) * 100',
    unit: 'percent',
  },
  {
    pattern: /^from N to N (?:percentage|percent|%) (?:change|increase|growth|rise)$/,
    as: '(b / a - 1) * 100',
    unit: 'percent',
  },
  { pattern: /^(?:what )?(?:percent|percentage|%) of N (?:is )?N$/, as: 'b / a * 100', unit: 'percent' },
  { pattern: /^N (?:is )?(?:what )?(?:percent|percentage|%) of N$/, as: 'a / b * 100', unit: 'percent' },
  { pattern: /^(?:percent|percentage|%) N of N$/, as: 'a / b * 100', unit: 'percent' },
  {
    pattern: /^N (?:is )?(?:kitne|kitna) (?:percent|pratishat|%) (?:of )?N(?: ka)?$/,
    as: 'a / b * 100',
    unit: 'percent',
  },
  {
    pattern:
      /^(?:if )?(?:i )?(?:bought|buy|purchased) (?:at|for) N (?:and )?(?:sold|sell) (?:at|for) N (?:profit|loss|gain) (?:percent|percentage|%)$/,
    as: '(b / a - 1) * 100',
    unit: 'percent',
  },
  { pattern: /^(?:square root|sqrt|√)(?: of)? (?:\( )?N(?: \))?$/, as: 'sqrt(a)' },
  { pattern: /^cube root of N$/, as: 'cbrt(a)' },
  { pattern: /^(?:square of N|N squared?)$/, as: 'a ^ 2' },
  { pattern: /^(?:cube of N|N cubed?)$/, as: 'a ^ 3' },
  { pattern: /^(?:half|aadha|aadhe|आधा) of N$|^N (?:ka|का) (?:half|aadha|aadhe|आधा)$/, as: 'a / 2' },
  { pattern: /^(?:a |one )?third of N$/, as: 'a / 3' },
  { pattern: /^(?:a |one )?(?:quarter|fourth) of N$/, as: 'a / 4' },
  { pattern: /^(?:a |one )?fifth of N$/, as: 'a / 5' },
  { pattern: /^(?:a |one )?tenth of N$/, as: 'a / 10' },
  { pattern: /^half (?:a |of a |of one )?(?:percent|%) of N$/, as: 'a * 0.5 / 100' },
  { pattern: /^(?:a )?quarter (?:of a |of one )?(?:percent|%) of N$/, as: 'a * 0.25 / 100' },
  { pattern: /^P of (?:a|some) number N(?: number| it)?$/, as: 'b / (a / 100)' },
  { pattern: /^P of P of N$/, as: 'a * b / 10000 * c' },
  { pattern: /^share P of N$/, as: 'a * b / 100' },
  { pattern: /^(?:(?:marks|scores|numbers|runs)(?: are)? )?N(?: N){2,} (?:average|mean)$/, as: 'mean' },
  { pattern: /^(?:double|twice)(?: of)? N$/, as: 'a * 2' },
  {
    pattern:
      /^(?:monthly )(?:interest )?rate (?:for|of|from) P(?: per annum| pa| per year| a year| annual| yearly| annually)?$/,
    as: 'a / 12',
    unit: 'percent',
  },
  {
    pattern: /^P (?:per annum|pa|per year|a year|yearly) (?:in|as|to) (?:monthly|per month)(?: rate)?$/,
    as: 'a / 12',
    unit: 'percent',
  },
  { pattern: /^(?:average|mean)(?: of)? N(?:(?: and)? N)+$|^N(?: N)+ (?:average|mean)$/, as: 'mean' },
  { pattern: /^(?:average|mean) of N(?:(?: and)? N)+$/, as: 'mean' },
  { pattern: /^(?:sum|total|addition) of N(?:(?: and)? N)+$/, as: 'sum' },
]

/** Words that are signs between numbers. */
export const operatorWords: Readonly<Record<string, string>> = {
  plus: '+',
  add: '+',
  'added to': '+',
  jod: '+',
  minus: '-',
  less: '-',
  times: '*',
  into: '*',
  x: '*',
  'multiplied by': '*',
  'multiply by': '*',
  guna: '*',
  '×': '*',
  '÷': '/',
  'divided by': '/',
  'divide by': '/',
  'to the power of': '^',
  'to the power': '^',
  'raised to': '^',
  mod: '%',
}

/** Words around a sum that are no part of it. */
export const sumFillers: ReadonlySet<string> = new Set(
  's my our was calculate express find please the equals equal = batao bataiye kitna kitne kitni hota hoti hua hui hue hai hain hoga hogi honge kya kitna ? , . : ! rs value whats tell me answer solve compute evaluate sum_is कितना है होगा क्या होता to_is how much is what'.split(
    ' ',
  ),
)
