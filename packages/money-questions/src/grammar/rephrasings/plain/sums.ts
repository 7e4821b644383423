import type { Topic } from './topic.ts'

/** What is asked of a list of figures. */
const counted = '(?:things|period)'
const list = '((?:(?: neg)? N)+|(?: P)+)'
const listed = new RegExp(
  `^(?:(?:N )?${counted} )?(?:each )?average(?: each)?(?: ${counted})?(?: N ${counted}(?: things)?)?${list}$|^(?:N ${counted} )?((?:N )+|(?:P )+)average$`,
)
/** What is added up; "100 in 2 years" are none of the figures. */
const added = new RegExp(`^total(?: N)? things${list}$|^total${list}$|^((?:N )+|(?:P )+)total$`)

/** Averages and sums of lists, and parts and multiples of a figure. */
export const ofSums: Topic = {
  about:
    /average|\bavg\b|\bmean\b|ausat|औसत|\btotal\b|\bsum\b|product|difference|\bka\b|का|half|third|fourth|quarter|triple|thrice|twice|double|remaining|\bleft\b|times/,
  words: {
    average: 'average avg mean ausat औसत',
    total: 'total sum kul jod कुल',
    things:
      'numbers number tests test bills bill items item salaries salary returns marks kg subjects friends expenses scores',
    period: 'weeks week months month mahine महीने quarters years days din monthly',
    each: 'per',
    '-': '- minus',
    '/': '/',
    '(': 'bracket',
    ka: 'ka का of ki ke की के',
    half: 'half aadha आधा',
    third: 'third tihai तिहाई',
    thirds: 'thirds',
    quarter: 'fourth quarter chauthai चौथाई',
    fifth: 'fifth paanchwa',
    one: 'one ek एक',
    two: 'two do दो',
    teen: 'teen तीन three',
    double: 'double dugna twice दुगना दोगुना दुगुना',
    triple: 'triple thrice tiguna तिगुना',
    times: 'times guna गुना',
    dedh: 'dedh डेढ',
    dhai: 'dhai ढाई',
    sawa: 'sawa सवा',
    plus: 'plus +',
    product: 'product',
    difference: 'difference',
    between: 'between',
    se: 'se से',
    less: 'kam',
    left: 'left remaining',
    spent: 'spent',
    from: 'from',
    year: 'year annual',
    is: 'is',
    to: 'to',
  },
  idle: 'last over spend expense income 3 amount returns all out if',
  rules: [
    // Parts and multiples.
    ['N ka N / N', '$1 * $2 / $3'],
    ['N ka (?:one )?third', '$1 / 3'],
    ['two thirds (?:ka )?N', '$1 * 2 / 3'],
    ['N ka (?:two|do) third', '$1 * 2 / 3'],
    ['N ka teen quarter', '$1 * 3 / 4'],
    ['N ka dedh times', '$1 * 1.5'],
    ['triple N', '$1 * 3'],
    ['half ka N plus P ka N', '$1 / 2 + $2 / 100 * $3'],
    // Two figures.
    ['product (?:ka )?N N', '$1 * $2'],
    [
      'difference (?:ka |between )*N N',
      (one = 0, other = 0) => `${Math.max(one, other)} - ${Math.min(one, other)}`,
    ],
    [
      'difference between P ka N P ka N',
      (p = 0, n = 0, q = 0, m = 0) =>
        `${Math.max((p * n) / 100, (q * m) / 100)} - ${Math.min((p * n) / 100, (q * m) / 100)}`,
    ],
    ['total ka P ka N P ka N', '$1 / 100 * $2 + $3 / 100 * $4'],
  ],
  tell(shape, figures) {
    const plain = shape
      .replace(/\bteen (period|things)\b/, '$1')
      .replace(/\bka /g, '')
      .replace(/(?<=N) ka\b/g, '')
    const isAverage = listed.test(plain)
    const [, one, other, third] = (isAverage ? listed : added).exec(plain) ?? []
    const signs = (one ?? other ?? third)?.match(/(?:neg )?[NP]/g) ?? []
    const told = figures.length - signs.length
    const all = figures.slice(told).map((figure, at) => (signs[at]?.startsWith('neg') ? -figure : figure))
    if (told > 1 || (told === 1 && figures[0] !== all.length) || all.length < 2) return undefined
    const sum = all.map((figure) => (figure < 0 ? `( ${figure} )` : String(figure))).join(' + ')
    return isAverage ? `( ${sum} ) / ${all.length}` : sum
  },
}
