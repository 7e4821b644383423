import { calculators } from '@pkg/finance-math/calculators'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCalculatorSearch } from './find-calculators.ts'
import { searchWords } from './search-words.ts'

const entries = calculators.map(({ id, path, name, description, keywords }) => ({
  ...{ id, path, name: name.en, description: description.en },
  keywords: [...keywords, ...(searchWords[id] ?? [])],
}))
const find = createCalculatorSearch(entries)
const idOf = (path: string | undefined) => calculators.find((one) => one.path === path)?.id

/** What people type, and what they mean by it. */
const expected: Record<string, string> = {
  'home loan': 'home-loan',
  'hom loan': 'home-loan',
  'home lone': 'home-loan',
  'gold loan': 'loan',
  'bank fd': 'fd',
  'national pension': 'nps',
  'gaadi ka loan': 'car-loan',
  'preclose loan': 'loan-prepayment',
  'आवर्ती जमा': 'rd',
  आरडी: 'rd',
  'pf balance': 'epf',
  'kiraya ya khareed': 'rent-vs-buy',
  il: 'impermanent-loss',
  'retire early': 'fire',
  budhapa: 'retirement',
  aed: 'currency',
  'flat interest': 'flat-vs-reducing',
  'effective rate of loan': 'loan-apr',
  shaadi: 'marriage',
  'paise jodna': 'target-amount',
  'section 24b': 'tax',
  'atal penshan': 'apy',
  'yield to maturty': 'bond',
  'crypto tax': 'tax',
  usd: 'currency',
  lumpsum: 'sip',
  salary: 'salary-take-home',
  cagr: 'cagr',
  pf: 'epf',
  hra: 'hra',
  nps: 'nps',
  gratuity: 'gratuity',
  rd: 'rd',
  emi: 'loan',
  'car loan': 'car-loan',
  'personal loan': 'personal-loan',
  'education loan': 'education-loan',
  mortgage: 'loan',
  'bike loan': 'car-loan',
  sip: 'sip',
  'mutual fund': 'sip',
  'lump sum': 'sip',
  'recurring deposit': 'rd',
  sukanya: 'ssy',
  ppf: 'ppf',
  'reverse gst': 'gst',
  'step up': 'step-up-sip',
  'top up sip': 'step-up-sip',
  prepayment: 'loan-prepayment',
  'part payment': 'loan-prepayment',
  foreclosure: 'loan-prepayment',
  'simple interest': 'simple-interest',
  'compound interest': 'compound-interest',
  compounding: 'compound-interest',
  fd: 'fd',
  'fixed deposit': 'fd',
  'term deposit': 'fd',
  swp: 'swp',
  withdrawal: 'swp',
  'monthly income': 'swp',
  inflation: 'inflation',
  'price rise': 'inflation',
  mehngai: 'inflation',
  goal: 'target-amount',
  'child education': 'child-education',
  target: 'target-amount',
  retirement: 'retirement',
  pension: 'retirement',
  fire: 'fire',
  nsc: 'post-office',
  'senior citizen savings scheme': 'post-office',
  'average down': 'stock-average',
  'credit card': 'card-payoff',
  'loan eligibility': 'loan-eligibility',
  apr: 'loan-apr',
  'processing fee': 'loan-apr',
  'leave encashment': 'leave-encashment',
  'earned leave': 'leave-encashment',
  'balance transfer': 'balance-transfer',
  refinance: 'balance-transfer',
  'flat rate loan': 'flat-vs-reducing',
  'फ्लैट रेट': 'flat-vs-reducing',
  corpus: 'retirement',
  'income tax': 'tax',
  bitcoin: 'crypto-profit',
  'in hand salary': 'salary-take-home',
  ctc: 'salary-take-home',
  'advance tax': 'advance-tax',
  npv: 'npv-irr',
  'chit fund': 'chit-fund',
  'term insurance': 'life-cover',
  'car loan emi': 'car-loan',
  itr: 'tax',
  '80c': 'tax',
  'old vs new regime': 'tax',
  xirr: 'xirr',
  irr: 'npv-irr',
  'annualised return': 'xirr',
  arbitrage: 'arbitrage',
  surebet: 'arbitrage',
  odds: 'arbitrage',
  currency: 'currency',
  dollar: 'currency',
  'usd to inr': 'currency',
  forex: 'currency',
  'exchange rate': 'currency',
  euro: 'currency',
  'होम लोन': 'home-loan',
  किस्त: 'loan',
  ऋण: 'loan',
  एसआईपी: 'sip',
  निवेश: 'sip',
  'म्यूचुअल फंड': 'sip',
  'सावधि जमा': 'fd',
  एफडी: 'fd',
  महंगाई: 'inflation',
  आयकर: 'tax',
  वेतन: 'tax',
  'चक्रवृद्धि ब्याज': 'compound-interest',
  'साधारण ब्याज': 'simple-interest',
  सेवानिवृत्ति: 'retirement',
  डॉलर: 'currency',
  लक्ष्य: 'target-amount',
  निकासी: 'swp',
  'ghar ka loan': 'home-loan',
  kist: 'loan',
  aaykar: 'tax',
  morgage: 'loan',
  infaltion: 'inflation',
  retirment: 'retirement',
  'mutul fund': 'sip',
  curency: 'currency',
  'how to calculate emi': 'loan',
  sona: 'capital-gains',
  'sona loan': 'loan',
  सोना: 'capital-gains',
  gold: 'capital-gains',
  'सोने पर लोन': 'loan',
  'sona chandi': 'capital-gains',
  school: 'child-education',
  'school fees': 'child-education',
  स्कूल: 'child-education',
  padhai: 'education-loan',
  पढ़ाई: 'education-loan',
  naukri: 'salary-take-home',
  नौकरी: 'salary-take-home',
  tankhwah: 'salary-take-home',
  तनख्वाह: 'salary-take-home',
  शादी: 'marriage',
  beti: 'ssy',
  बेटी: 'ssy',
  'beti ki shaadi': 'marriage',
  penshan: 'retirement',
  पेंशन: 'retirement',
  makaan: 'home-loan',
  मकान: 'home-loan',
  zameen: 'home-loan',
  gaadi: 'car-loan',
  gadi: 'car-loan',
  गाड़ी: 'car-loan',
  tractor: 'car-loan',
  byaj: 'simple-interest',
  byaaj: 'simple-interest',
  vyaj: 'simple-interest',
  ब्याज: 'simple-interest',
  kisht: 'loan',
  'paisa double': 'compound-interest',
  'rule of 72': 'compound-interest',
  lic: 'life-cover',
  bachat: 'rd',
  '115BBH': 'tax',
  '54EC': 'capital-gains',
  tcs: 'advance-tax',
  option: 'brokerage',
  elss: 'sip',
  dividend: 'tax',
  doubling: 'compound-interest',
  zerodha: 'brokerage',
  emmi: 'loan',
  sipp: 'sip',
  'notice period': 'gratuity',
  provident: 'epf',
  leave: 'leave-encashment',
  'break even': 'balance-transfer',
  कर्ज: 'loan',
  providant: 'epf',
}

test.each(Object.entries(expected))('%s finds %s first', (term, id) => {
  const { paths, isNearest } = find(term)
  expect([idOf(paths[0]), isNearest]).toEqual([id, false])
})

test('there are sixty of them at least', () => {
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(60)
})

describe.each(entries)('$id', ({ id, path, keywords }) => {
  test('is found first by its name, and by each of its words', () => {
    for (const word of keywords) expect([word, find(word).paths.includes(path)]).toEqual([word, true])
    expect(id).toBe(idOf(path))
  })

  const long = keywords.filter((word) => /^[a-z]{7,}$/.test(word))
  test('is found by a long word with one letter left out, doubled, replaced or turned about', () => {
    if (long.length === 0) return
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom('out', 'twice', 'other'),
        (word, place, how) => {
          const at = 1 + (place % (word.length - 1))
          const letter = how === 'out' ? '' : how === 'twice' ? `${word[at]}${word[at]}` : 'q'
          const typed = word.slice(0, at) + letter + word.slice(at + 1)
          expect([typed, find(typed).paths.includes(path)]).toEqual([typed, true])
        },
      ),
    )
  })
})

const wordsOf = ({ name, description, keywords }: (typeof entries)[number]) =>
  [name, description, ...keywords]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
const short = [...new Set(entries.flatMap(({ keywords }) => keywords))].filter((word) =>
  /^[a-z]{3,6}$/.test(word),
)

test('a short word as it is written finds no calculator of another word that is like it', () => {
  expect(short).toContain('cagr')
  for (const word of short) {
    const ofIt = entries.filter((one) => wordsOf(one).some((other) => other.startsWith(word)))
    expect([word, find(word).paths.toSorted()]).toEqual([word, ofIt.map(({ path }) => path).toSorted()])
  }
  expect(find('cagr').paths.map(idOf)).not.toContain('loan')
})

test.each([
  ['गाडी', 'गाड़ी', 'without the dot below a letter'],
  ['मँहगाई', 'मंहगाई', 'with either mark of a nasal'],
])('%s is found as %s is: %s', (one, other) => {
  expect(find(one)).toEqual(find(other))
})

test.each(['gas', 'petrol', 'bijli', 'electricity', 'cibil', 'bmi', 'zakat', 'dearness', 'xyz'])(
  'nothing is about %s, and nothing that only sounds like it is shown',
  (term) => {
    expect(find(term)).toEqual({ paths: [], isNearest: true })
  },
)

test('the words of the search are of calculators that are there, and none says what its definition does', () => {
  const ids = new Set(calculators.map(({ id }) => id))
  expect(Object.keys(searchWords).filter((id) => !ids.has(id))).toEqual([])
  const twice = calculators.flatMap(({ id, keywords }) =>
    (searchWords[id] ?? []).filter((word) => keywords.includes(word)),
  )
  expect(twice).toEqual([])
})

test.each([
  ['pf', 'ppf'],
  ['provident', 'ppf'],
  ['115bbh', 'crypto-profit'],
  ['elss', 'capital-gains'],
  ['notice period', 'leave-encashment'],
  ['gold', 'loan'],
  ['break even', 'brokerage'],
  ['कर्ज', 'home-loan'],
  ['salary', 'tax'],
])('%s finds %s too', (term, id) => {
  expect(find(term).paths.map(idOf)).toContain(id)
})

test.each([
  ['provident', 'impermanent-loss'],
  ['currency', 'bond'],
  ['notice period', 'accrued-interest'],
  ['notice period', 'npv-irr'],
])('%s does not find %s', (term, id) => {
  expect(find(term).paths.map(idOf)).not.toContain(id)
})

test('words as they are written come before words that begin so', () => {
  const made = createCalculatorSearch([
    { path: '/a', name: 'What leaves more', description: 'leaves, leaves and leaves', keywords: ['leaves'] },
    {
      path: '/b',
      name: 'A long name of many other words',
      description: 'Time, and what is paid for leave',
      keywords: [],
    },
    { path: '/c', name: 'Sleeve', description: 'leavx', keywords: ['leavx'] },
  ])
  expect(made('leave').paths).toEqual(['/b', '/a'])
  expect(made('leavx').paths).toEqual(['/c'])
  // Nothing is written so: now it may be an error.
  expect(made('leavee').paths).toContain('/b')
})

test('what nothing fits is said, with what has some of its words', () => {
  const { paths, isNearest } = find('loan for a spaceship')
  expect(isNearest).toBe(true)
  expect(paths.map(idOf)).toContain('loan-eligibility')
  expect(find('zzzzqqq')).toEqual({ paths: [], isNearest: true })
})
