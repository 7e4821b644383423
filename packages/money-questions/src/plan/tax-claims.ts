import { type TaxDeduction, type TaxDeductionName, taxDeductions } from '@pkg/finance-math/tax-india'
import { joined, type Parts, tell } from '../answer/parts.ts'
import { toSaid } from '../answer/to-said.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { Candidate } from './candidate.ts'

/** What of a claimed deduction counts: at most the limit of its section, at the taxpayer's age. */
function countedOf(name: string, amount: number, ageBand: string | undefined): number {
  const known: Readonly<Record<string, TaxDeduction>> = taxDeductions
  const { limit, seniorLimit = limit } = known[name as TaxDeductionName] ?? {}
  return Math.min(amount, (ageBand === 'below60' ? limit : seniorLimit) ?? amount)
}

/** The deductions of a tax as far as they count; nothing for any other kind of question. */
export function countedClaims({ family, extra, choices, values }: Candidate): Record<string, number> {
  if (family.id !== 'tax') return {}
  const claimed = { ...('section80C' in values && { section80C: Number(values.section80C) }), ...extra }
  return Object.fromEntries(
    Object.entries(claimed).map(([name, amount]) => [name, countedOf(name, amount, choices.ageBand)]),
  )
}

/** The deductions of a tax with what of each counts, in a line of its own; none where there are none. */
export function listClaims(
  { family, extra, choices, values, currency }: Candidate,
  phrases: Phrases,
): Parts[] {
  if (family.id !== 'tax') return []
  const { section80C = 0, other = 0 } = values
  const names: Readonly<Record<string, string>> = phrases.tax.claims
  const write = (amount: number) => toSaid(amount, 'inr', { computed: false, currency })
  const claimed = { section80C: Number(section80C), other: Number(other), ...extra }
  const told = Object.entries(claimed).flatMap(([id, amount]) => {
    const counted = countedOf(id, amount, choices.ageBand)
    const name = names[id] ?? id
    if (amount === 0) return []
    return counted < amount
      ? [tell(phrases.tax.upTo, { name, amount: write(amount), counted: write(counted) })]
      : [tell(phrases.comparison.figure, { name, value: write(amount) })]
  })
  return told.length === 0 ? [] : [tell(phrases.tax.deducted, { what: joined(told, ', ') })]
}
