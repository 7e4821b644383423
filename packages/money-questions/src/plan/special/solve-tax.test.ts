import { expect, test } from 'vitest'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 21)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

test('says which regime is lower, by how much, and with which deductions', () => {
  const { text, calculations } = ask(
    'Salary 18 lakh, 1.5 lakh in 80C, 2 lakh home loan interest: old or new regime?',
  )
  // New: 17.25 lakh taxable, 1,45,000 and 4 %; old: 14 lakh taxable, 2,32,500 and 4 %.
  expect(text).toContain('₹1,50,800 in the new regime and ₹2,41,800 in the old one')
  expect(text).toContain('the new regime is lower by **₹91,000**')
  expect(text).toContain('80C ₹1,50,000, 24(b) (home loan interest) ₹2,00,000')
  expect(calculations[0]?.inputs).toMatchObject({
    section80C: 150_000,
    homeLoanInterest: 200_000,
    salaried: 'yes',
  })
})

test('in Hindi', () => {
  const { text } = ask('वेतन 18 लाख, 80C में 1.5 लाख, होम लोन का ब्याज 2 लाख, पुरानी या नई व्यवस्था?')
  expect(text).toContain('नई व्यवस्था में **₹91,000** कम है')
})

test('what is beyond the limit of its section does not count, and that is said', () => {
  const { text } = ask('salary 18 lakh, home loan interest 3 lakh, 80C 1.5 lakh: old or new regime?')
  expect(text).toContain('₹3,00,000, of which ₹2,00,000 counts')
})

test.each([
  ['salary 15 lakh, HRA 2 lakh, 80C 1.5 lakh, old or new regime?', 'exempt'],
  ['salary 15 lakh, NPS 1 lakh, 80C 1.5 lakh, old or new regime?', '80CCD(1B)'],
  ['salary 15 lakh, LTA 20000, 80C 1.5 lakh, old or new regime?', 'other deductions'],
  ['salary 15 lakh, standard deduction 60000, 80D 20000, old or new regime?', 'standard deduction'],
  ['salary 15 lakh, 80C and 80D 25000, old or new regime?', 'which deduction'],
])('%s is asked back', (question, about) => {
  const { kind, text } = ask(question)
  expect(kind).toBe('clarify')
  expect(text).toContain(about)
})

test('the deductions hold for what is asked after it', () => {
  const first = 'income 18 lakh, 80C 1.5 lakh, home loan interest 2 lakh: old or new regime?'
  expect(ask(first).kind).toBe('clarify')
  expect(ask('it is a salary', first).asked).toEqual([91_000])
})

test('what a deduction saves is the tax without it less the tax with it, once the income is known', () => {
  const first = 'how much tax will I save by investing 2 lakh in 80c'
  const open = ask(first)
  expect(open.kind).toBe('clarify')
  expect(open.text).toContain('yearly income')
  // 11.5 lakh taxable against 10 lakh, all of the difference at 30 %, and 4 %.
  const { asked, text, calculations } = ask('salary 12 lakh', first)
  expect(asked).toEqual([46_800])
  expect(text).toContain('₹2,00,000, of which ₹1,50,000 counts')
  expect(calculations.map(({ calculator }) => calculator)).toEqual(['arithmetic', 'tax', 'tax'])
  // And then the tax itself, not what is saved of it.
  expect(ask('what is the tax then?', first, 'salary 12 lakh').asked).not.toEqual([46_800])
})

test('an income of a company is not taxed as that of a person', () => {
  expect(ask('tax on 20 lakh income of my company').kind).toBe('declined')
})

// 12 lakh less 50,000 and the deduction; 1,12,500 is due on 10 lakh of it, 30 % on the rest, and 4 % on both. Section 80D(2) counts
// 25,000 of parents below 60, and 80D(4) 50,000 where one of them is older.
test.each([
  ['80D 60000 for parents below 60', 156_000, 'neither a senior citizen) ₹60,000, of which ₹25,000 counts'],
  ['80D parents 60000, my parents are 58 and 55', 156_000, 'neither a senior citizen'],
  ['health insurance of non senior parents 60000', 156_000, 'neither a senior citizen'],
  ['80D 60000 for mata pita 60 se kam', 156_000, 'neither a senior citizen'],
  ['80D 60000 for senior citizen parents', 148_200, 'one of them a senior citizen'],
  ['80D for parents (age 62 and 58) 60000', 148_200, 'one of them a senior citizen'],
  [
    'mediclaim for parents 60000',
    148_200,
    'one of whom is taken to be a senior citizen) ₹60,000, of which ₹50,000',
  ],
  ['80D parents 60 thousand', 148_200, 'taken to be a senior citizen) ₹60,000'],
  ['80D 20000 for parents', 157_560, '80D (parents) ₹20,000'],
])('what counts of the insurance of parents goes by how old they are: %s', (claim, tax, said) => {
  const { asked, text } = ask(`salary 12 lakh, ${claim}, tax in the old regime`)
  expect(text).toContain(said)
  expect(asked).toEqual([tax])
})

// Section 80D(2)(a): 25,000 of the own family; the spouse may be older than who is taxed, which nobody said.
test.each([
  [
    '80D 40000',
    '80D (own family, none of whom is taken to be a senior citizen) ₹40,000, of which ₹25,000 counts',
  ],
  ['80D 20000', '80D (own family) ₹20,000'],
])('what is taken of the age of the own family is said where the amount hangs on it: %s', (claim, said) => {
  expect(ask(`salary 12 lakh, ${claim}, tax in the old regime`).text).toContain(said)
})

test('how old parents are holds for what is asked after it, and is not the age of who asks', () => {
  const first = 'salary 12 lakh, old regime tax'
  const second = '80D 40000 for parents below 60'
  expect(ask(second, first).asked).toEqual([156_000])
  const { asked, text } = ask('salary 13 lakh?', first, second)
  // 12.25 lakh: 1,12,500 and 67,500, and 4 %.
  expect(asked).toEqual([187_200])
  expect(text).toContain('neither a senior citizen')
  expect(text).toContain('age below 60')
})
