import {
  type AgeBand,
  deductionLimit,
  type TaxDeductionName,
  taxDeductions,
} from '@pkg/finance-math/tax-india'
import { joined, type Parts, tell } from '../answer/parts.ts'
import { toSaid } from '../answer/to-said.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { Candidate } from './candidate.ts'

/** Who is taxed, as far as the limits of deductions hang on it. */
type Taxed = Pick<Candidate, 'choices' | 'extra'>

/** What of a claimed deduction counts: at most the limit of its section, at the age of whoever decides it. */
function countedOf(name: string, amount: number, { choices, extra }: Taxed): number {
  const ageBand = (choices.ageBand ?? 'below60') as AgeBand
  const limit = deductionLimit(name as TaxDeductionName, ageBand, extra?.seniorParent !== 'no')
  return Math.min(amount, limit ?? amount)
}

/** What a deduction is called: that of the family by its age, said or taken, where the amount hangs on it. */
function nameOf(id: string, amount: number, { choices, extra }: Taxed, { tax }: Phrases): string {
  const names: Readonly<Record<string, string>> = tax.claims
  const { section80DSelf, section80DParents } = taxDeductions
  const isBelow60 = (choices.ageBand ?? 'below60') === 'below60'
  if (isBelow60 && id === 'section80DSelf' && amount > section80DSelf.limit) return tax.family
  if (isBelow60 && id === 'section80DParents' && amount > section80DParents.youngParentLimit)
    return tax.parents[(extra?.seniorParent ?? 'taken') as keyof typeof tax.parents]
  return names[id] ?? id
}

/** The amounts that are claimed, by the names of their deductions. */
function amountsOf(claimed: Readonly<Record<string, number | string>>): [string, number][] {
  return Object.entries(claimed).flatMap(([name, amount]) =>
    typeof amount === 'number' ? [[name, amount] as [string, number]] : [],
  )
}

/** The deductions of a tax as far as they count, with what they hang on; nothing for any other kind of question. */
export function countedClaims(candidate: Candidate): Record<string, number | string> {
  const { family, extra, values } = candidate
  if (family.id !== 'tax') return {}
  const claimed = { ...('section80C' in values && { section80C: Number(values.section80C) }), ...extra }
  const counted = amountsOf(claimed).map(([name, amount]) => [name, countedOf(name, amount, candidate)])
  return { ...claimed, ...Object.fromEntries(counted) }
}

/** The deductions of a tax with what of each counts, in a line of its own; none where there are none. */
export function listClaims(candidate: Candidate, phrases: Phrases): Parts[] {
  const { family, extra, values, currency } = candidate
  if (family.id !== 'tax') return []
  const { section80C = 0, other = 0 } = values
  const write = (amount: number) => toSaid(amount, 'inr', { computed: false, currency })
  const claimed = { section80C: Number(section80C), other: Number(other), ...extra }
  const told = amountsOf(claimed).flatMap(([id, amount]) => {
    const counted = countedOf(id, amount, candidate)
    const name = nameOf(id, amount, candidate, phrases)
    if (amount === 0) return []
    return counted < amount
      ? [tell(phrases.tax.upTo, { name, amount: write(amount), counted: write(counted) })]
      : [tell(phrases.comparison.figure, { name, value: write(amount) })]
  })
  return told.length === 0 ? [] : [tell(phrases.tax.deducted, { what: joined(told, ', ') })]
}
