import { LEAST_SALARY_A_YEAR } from '../rephrasing.ts'
import type { Topic } from './topic.ts'

const YEAR = 12
const cities =
  'delhi mumbai kolkata chennai bangalore bengaluru hyderabad pune ahmedabad noida gurgaon gurugram metro'.split(
    ' ',
  )
const gratuity = (basic: number, years: number, months = 0) =>
  `gratuity basic ${basic} ${years} years${months > 0 ? ` ${months} months` : ''}`
const contract = (amount: number, whose: string) =>
  amount > LEAST_CONTRACT
    ? `tds 194c contractor ${whose} paid ${amount} largest single payment ${amount}`
    : undefined
/** Up to this in one payment, nothing is deducted. */
const LEAST_CONTRACT = 30_000

/** The pay, the allowance and the rent of a month, each behind its word; undefined where one is missing or told twice. */
function rentFree(shape: string, figures: readonly number[]): string | undefined {
  const parts = shape.replace(/^free /, '').split(' ')
  const told = new Map<string, number>()
  let place = 0
  for (const [at, part] of parts.entries()) {
    if (part !== 'N') continue
    const label = parts[at - 1] ?? ''
    if (!['basic', 'da', 'hra', 'rent'].includes(label) || told.has(label)) return undefined
    const figure = figures[place++] ?? 0
    const isOfYear =
      /^year(?:ly)?$/.test(parts[at + 1] ?? '') ||
      figure >= LEAST_SALARY_A_YEAR ||
      figure > (told.get('basic') ?? figure)
    told.set(label, isOfYear && parts[at + 1] !== 'month' ? figure / YEAR : figure)
  }
  // A month's or a year's is asked back.
  if (!parts.some((part) => /^(?:month|year|yearly)$/.test(part))) return undefined
  const [basic, hra, rent] = ['basic', 'hra', 'rent'].map((label) => told.get(label))
  const city = parts.find((part) => cities.includes(part))
  const isPlain = parts.every(
    (part, at) =>
      /^(?:N|basic|da|hra|rent|month|year|yearly)$/.test(part) ||
      (part === city && parts.indexOf(part) === at),
  )
  if (basic === undefined || hra === undefined || rent === undefined || city === undefined || !isPlain)
    return undefined
  return `hra exemption basic ${basic + (told.get('da') ?? 0)} hra ${hra} rent ${rent} ${city} monthly`
}

/** Schemes of the state, what is free of tax in a salary, and tax that is deducted from a payment. */
export const ofSchemes: Topic = {
  about: /\b(?:nsc|kvp|ppf|ssy|sukanya|apy|pomis|mis|hra|gratuity|tds)\b|पीपीएफ|ग्रेच्युटी/,
  words: {
    nsc: 'nsc',
    kvp: 'kvp',
    ppf: 'ppf पीपीएफ',
    ssy: 'ssy sukanya samriddhi',
    apy: 'apy',
    pomis: 'pomis mis',
    hra: 'hra',
    gratuity: 'gratuity ग्रेच्युटी',
    tds: 'tds',
    gain: 'gain profit extra more earnings munafa interest मुनाफा',
    year: 'year years saal साल',
    yearly: 'yearly annual annually',
    month: 'month months monthly mahina महीने',
    age: 'age aged',
    pension: 'pension',
    contribution: 'contribution',
    joint: 'joint',
    total: 'total कुल',
    deposit: 'deposit invested investment जमा',
    each: 'each per',
    basic: 'basic बेसिक',
    da: 'da डीए',
    rent: 'rent kiraya',
    free: 'exemption exempt exempted chhoot',
    other: 'gross',
    ctc: 'ctc',
    resigned: 'resigned retired',
    contractor: 'contractor 194c',
    person: 'individual person',
    company: 'company',
    ...Object.fromEntries(cities.map((city) => [city, city])),
  },
  idle: 'post office earned certificates certificate calculate payment single last drawn salary when living in lakh received',
  rules: [
    ['apy pension N age N(?: month)?(?: contribution)?', 'apy $1 pension age $2'],
    ['apy N (?:pension )?age N month contribution', 'apy $1 pension age $2'],
    ['pomis joint N(?: each)?(?: month)?', 'pomis $1 joint'],
    [
      'gratuity N year N month basic N da N',
      (years = 0, months = 0, basic = 0, da = 0) => gratuity(basic + da, years, months),
    ],
    ['gratuity basic N da N N year', (basic = 0, da = 0, years = 0) => gratuity(basic + da, years)],
    [
      'gratuity basic N da N N year N month',
      (basic = 0, da = 0, years = 0, months = 0) => gratuity(basic + da, years, months),
    ],
    ['gratuity N year basic N', (basic = 0, years = 0) => gratuity(years, basic)],
    ['tds N contractor person', (amount = 0) => contract(amount, 'individual')],
  ],
  tell: (shape, figures) =>
    /\bhra\b/.test(shape) ? rentFree(shape.replace(/ free\b/g, ''), figures) : undefined,
}
