import { taxDeductions } from '@pkg/finance-math/tax-india'
import { settleWhole } from '../../roles/settle-whole.ts'
import { LEAST_SALARY_A_YEAR } from '../rephrasing.ts'
import type { Topic } from './topic.ts'

/** What a figure of an income tax is of, by its word in a shape, and how the grammar calls it. */
const deductions: Readonly<Record<string, string>> = {
  c: 'eightyc',
  item: 'eightyc',
  d: 'eightyd',
  parents: 'eightyd parents',
  ccd: 'eightyccd(1b)',
  e: 'eightye',
  home: 'home loan interest',
  employer: 'eightyccd(2)',
}
const incomes: ReadonlySet<string> = new Set([
  'salary',
  'other',
  'bonus',
  'business',
  'basic',
  'allowance',
  'whole',
])
/** Of more words than one, in the order in which they are looked for. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bhomeloan principal N other\b/g, 'item N home'],
  [/\bhomeloan principal\b|\bprincipal of homeloan\b/g, 'item'],
  // "PPF 50,000 under 80C", "NPS 50,000 under 80CCD(1B)".
  [/\b(item|ccd) N (?:c|ccd)\b(?! N)/g, '$1 N'],
  [/\bc item\b|\bitem c\b(?! N)|\bitem c(?= N (?!c))/g, 'item'],
  [/\b(?:homeloan other|other of homeloan)\b/g, 'home'],
  [/\bstudy homeloan other N e\b/g, 'e N'],
  [/\bstudy homeloan other(?: e)?\b/g, 'e'],
  [/\bd (?:for )?parents senior\b|\bparents senior d\b|\bd senior parents\b/g, 'parents'],
  [/\bd (?:for )?parents\b|\bparents d\b/g, 'parents'],
  // There is none of it.
  [/\bno (?:c|item|d|e|ccd|parents)\b|\b(?:c|item|d|e|ccd|parents) nil\b/g, ''],
  // "65 years old" names no regime.
  [/\byrs old\b(?! regime)/g, 'yrs'],
  [/\bnot salary\b|\bno salary\b|\bsalary nahi\b/g, 'unsalaried'],
  [/\bother income\b/g, 'other'],
  [/\btotal income\b/g, 'whole'],
  [/\btotal salary\b(?=.*\bN\b.*\bsalary\b)|(?<=\bsalary\b.*)\btotal salary\b/g, 'whole'],
  [/\bbusiness income\b|\bincome business\b/g, 'business'],
  [/\bsalary income\b/g, 'salary'],
  // An income alone may be a salary, which a standard deduction is taken off.
  [/\bincome(?=.*\bunsalaried\b)/g, 'business'],
  [/\bd N self\b/g, 'd N'],
  [/\bN parents senior\b/g, 'N parents'],
  [/\bbusiness salary\b/g, 'business'],
  [/\bsalary business\b/g, 'business'],
]
const YEAR = 12
const [YOUNGEST, OLDEST] = [18, 110]
/** What is earned in a month is less. */
const MOST_OF_MONTH = 1_000_000

/** The figures of an income tax by what they are of, each right behind or right before its word; undefined where one is of nothing. */
function bind(parts: readonly string[], figures: readonly number[]) {
  const amounts = new Map<string, number>()
  const used = new Set<number>()
  let place = 0
  for (const [at, part] of parts.entries()) {
    if (part !== 'N') continue
    const label = [at - 1, at + 1].find(
      (beside) =>
        !used.has(beside) && (incomes.has(parts[beside] ?? '') || (parts[beside] ?? '') in deductions),
    )
    const isOfMonth = parts[at + 1] === 'month' || (parts[at - 2] === 'month' && parts[at - 1] === 'salary')
    const name = label === undefined ? '' : (parts[label] ?? '')
    if (label === undefined || (isOfMonth && (name !== 'salary' || (figures[place] ?? 0) > MOST_OF_MONTH)))
      return undefined
    used.add(label)
    const value = (figures[place] ?? 0) * (isOfMonth ? YEAR : 1)
    amounts.set(name, (amounts.get(name) ?? 0) + value)
    place += 1
  }
  const isWhole = parts.every((part, at) => used.has(at) || !(incomes.has(part) || part in deductions))
  return isWhole ? amounts : undefined
}

/** Takes the parts of a whole, or the whole that they make up, out of the amounts; undefined where the parts are more than it. */
function leaveOutParts(amounts: Map<string, number>, whole: string, of: readonly string[]) {
  const names = of.filter((name) => name !== whole && amounts.has(name))
  const all = amounts.get(whole)
  if (all === undefined || names.length === 0) return 'parts'
  const settled = settleWhole(
    all,
    names.map((name) => amounts.get(name) ?? 0),
  )
  for (const name of settled === 'whole' ? names : [whole]) amounts.delete(name)
  return settled
}

/** Income taxes with whatever else is earned and deducted, in any order. */
export const ofIncomeTax: Topic = {
  about: /(?=.*\d).*(?:\btax\b|regime|टैक्स|व्यवस्था|\bkar\b|salary .*\b(?:old|new)\b)/,
  words: {
    salary: 'salary package pension वेतन सैलरी तनख्वाह vetan',
    other: 'other interest dividend',
    bonus: 'bonus incentive',
    business: 'business freelance freelancing freelancer consultant consulting professional earnings',
    income: 'income आय',
    tax: 'tax टैक्स कर',
    regime: 'regime व्यवस्था vyavastha',
    old: 'old purani purane पुरानी पुराने',
    new: 'new nayi naye नई नये',
    c: 'eightyc सी',
    item: 'lic ppf elss epf pf tuition',
    d: 'eightyd',
    parents: 'parents',
    ccd: 'eightyccd eightyccd(1b) nps',
    homeloan: 'home loan',
    study: 'education',
    principal: 'principal',
    e: 'eightye',
    senior: 'senior',
    month: 'month monthly मासिक',
    not: 'not',
    nahi: 'nahi नहीं',
    no: 'no without',
    vs: 'vs',
    for: 'for',
    self: 'self myself',
    age: 'age aged umar umr उम्र',
    yrs: 'years yrs saal साल',
    if: 'if agar अगर',
    basic: 'basic hra da बेसिक',
    allowance: 'special allowance',
    plus: 'plus',
    nil: 'nil zero',
    including: 'including incl',
    total: 'total gross',
    limit: 'limit max maximum full exhausted',
  },
  idle: 'year yearly annual annually regime: under lakh pa with citizen hu hoon kids fee fees also what my per investment which earned from b',
  rules: [],
  tell(shape, figures) {
    const found = phrases.reduce((told, [pattern, as]) => told.replace(pattern, as), ` ${shape} `.trim())
    const isOld = /\bold\b|\bnot new\b/.test(found.replace(/\bnot old\b/, ''))
    const isNew = /\bnew\b|\bnot old\b/.test(found.replace(/\bnot new\b/, ''))
    if (isOld && isNew) return undefined
    // The tax is told, and the salary asked for.
    if (/^tax N (?:(?:new|old|regime) )*salary$/.test(found)) return undefined
    const regime = isOld ? 'old regime' : isNew ? 'new regime' : ''
    let age = ''
    const parts: string[] = []
    const values: number[] = []
    let place = 0
    const words = found
      .replace(/\bnot (?:old|new)(?: regime)?\b/g, '')
      .split(' ')
      .filter((word) => word !== '')
    for (const [at, word] of words.entries()) {
      if (word !== 'N') {
        parts.push(word)
        continue
      }
      const value = figures[place++] ?? 0
      const isAge =
        words[at - 1] === 'age' ||
        words[at + 1] === 'age' ||
        (words[at + 1] === 'yrs' && words[at - 1] !== 'for')
      if (isAge && value >= YOUNGEST && value <= OLDEST)
        age = value >= 80 ? 'super senior citizen' : value >= 60 ? 'senior citizen' : ' '
      else {
        parts.push(word)
        values.push(value)
      }
    }
    // "Tax per month" asks for a part of it.
    if (/\btax month\b|\bmonth tax\b/.test(found) && !/N month tax/.test(found)) return undefined
    const isFull = parts.includes('limit')
    const silent = new Set(['tax', 'regime', 'old', 'new', 'age', 'yrs', 'plus', 'total', 'self'])
    const isOfIncome = parts.includes('unsalaried')
    const told = parts.filter(
      (part, at) =>
        part !== 'unsalaried' &&
        part !== 'limit' &&
        !((part === 'c' || part === 'item') && [parts[at - 1], parts[at + 1]].includes('limit')),
    )
    const labelled = told.filter((part) => !silent.has(part))
    const ofMonths = labelled.join(' ').match(/N month\b|month salary N/g) ?? []
    const amounts = bind(labelled, values)
    if (
      amounts === undefined ||
      labelled.some((part) => part !== 'N' && part !== 'month' && !incomes.has(part) && !(part in deductions))
    )
      return undefined
    const [basic, allowance] = [amounts.get('basic'), amounts.get('allowance')]
    const isSalary =
      [amounts.get('salary'), basic, allowance].some((amount) => amount !== undefined) && !isOfIncome
    if ((basic ?? allowance) !== undefined && !isNew) return undefined
    if (!parts.includes('plus')) {
      // An allowance alone may come on top.
      const made = leaveOutParts(amounts, 'salary', ['basic', 'allowance'])
      if (made === undefined || (made === 'whole' && basic === undefined)) return undefined
    }
    if (leaveOutParts(amounts, 'whole', [...incomes]) === undefined) return undefined
    if (amounts.has('c') && amounts.has('item') && parts.includes('plus')) return undefined
    if (leaveOutParts(amounts, 'c', ['item']) === undefined) return undefined
    const income = [...amounts]
      .filter(([name]) => incomes.has(name))
      .reduce((sum, [, value]) => sum + value, 0)
    if (
      income < LEAST_SALARY_A_YEAR ||
      (amounts.get('salary') ?? income) < LEAST_SALARY_A_YEAR ||
      labelled.filter((part) => part === 'month').length !== ofMonths.length ||
      ofMonths.length > 1
    )
      return undefined
    if (isFull) {
      amounts.set('c', taxDeductions.section80C.limit)
      amounts.delete('item')
    }
    const claims = [...amounts]
      .filter(([name]) => name in deductions)
      .map(([name, value]) => `${deductions[name]} ${value}`)
    return `income tax on ${isSalary ? 'salary' : 'taxable income'} ${income} ${regime} ${age} ${claims.join(' ')}`
  },
}
