import type { Ask } from '../family.ts'

// Each makes an object of its own for each family: which kind of question an ask belongs to is told by the object that it is.

/** What an investment becomes. */
export const futureValue = (): Ask => ({
  find: 'futureValue',
  cues: ['grow', 'howMuch'],
  says: 'futureValue',
})

/** What was paid in. */
export const totalInvested = (): Ask => ({
  find: 'totalInvested',
  requires: ['investedTotal'],
  says: 'totalInvested',
})

/** What an investment gains. */
export const gain = (): Ask => ({ find: 'gain', requires: ['profit'], says: 'gain' })

/** The same of what pays interest as well. */
export const gainOrInterest = (): Ask => ({
  ...gain(),
  requires: ['profit', 'totalInterest', 'looseInterest'],
})

/** How much a month reaches a sum. */
export const monthlyInvestment = (): Ask => ({
  find: 'monthlyInvestment',
  given: 'futureValue',
  cues: ['askSip', 'need', 'target'],
  says: 'monthlyInvestment',
})

/** How much at the start reaches a sum, which the output `given` is. */
export const principalFor = (given: string): Ask => ({
  find: 'principal',
  given,
  requires: ['need', 'target', 'presentValue', 'askPrincipal'],
  says: 'principal',
})

/** At which rate the output `given` comes out. */
export const rateFor = (given: string): Ask => ({
  find: 'annualRatePercent',
  given,
  requires: ['askRate', 'rate'],
  cues: ['askRate'],
  says: 'annualRatePercent',
})

/** How long it takes until the output `given` comes out. */
export const yearsFor = (given: string): Ask => ({
  find: 'years',
  given,
  requires: ['howLong'],
  says: 'years',
})
