import type { MovementSum } from '@pkg/api-contract'
import { plural } from '../figures/plural.ts'
import type { MovementSums } from '../queries/movement-queries.ts'
import { debtWay } from './debt-way.ts'

/**
 * What a sum is of: "Tokens received", "Ether sent to your wallets", "Borrowed", "Gas paid".
 * @param coin what the coins of the chains are called together
 */
export function nameSum({ kind, direction, ofDebt, betweenOwn }: MovementSum, coin: string): string {
  if (kind === 'gas') return 'Gas paid'
  if (ofDebt) return debtWay(direction)
  const [way, own] =
    direction === 'Received' ? ['received', 'from your wallets'] : ['sent', 'to your wallets']
  const [what, how] = {
    native: [coin, ''],
    internal: [coin, ' by a contract'],
    token: ['Tokens', ''],
    nft: ['NFTs', ''],
  }[kind]
  return `${what} ${way}${how}${betweenOwn ? ` ${own}` : ''}`
}

const kindOrder = ['native', 'internal', 'token', 'nft', 'gas']

/** What came, what went, what was borrowed and repaid, what moved between the person's own wallets, and gas; in each the same kinds in the same order. */
export function sortSums(sums: readonly MovementSum[]): MovementSum[] {
  const rank = ({ kind, direction, ofDebt, betweenOwn }: MovementSum) =>
    200 * Number(kind === 'gas') +
    80 * Number(betweenOwn) +
    40 * Number(ofDebt) +
    20 * Number(direction !== 'Received') +
    kindOrder.indexOf(kind)
  return sums.toSorted((a, b) => rank(a) - rank(b))
}

/** At which prices the sums stand, and what is in none of them and why; each part only where there is something. */
export function describeSums(sums: MovementSums): string {
  return [
    describeValued(sums),
    describeUnvalued(sums),
    unjudgedWords(sums),
    sums.provisional && 'Prices are still being read.',
  ]
    .filter((sentence) => sentence)
    .join(' ')
}

/** What a least value cannot tell of: "3 movements have no known value and are left out."; empty where there is none. */
export function unjudgedWords({ unjudged = 0 }: Pick<MovementSums, 'unjudged'>): string {
  if (unjudged === 0) return ''
  return `${plural(unjudged, 'movement')} ${unjudged === 1 ? 'has' : 'have'} no known value and ${unjudged === 1 ? 'is' : 'are'} left out.`
}

function describeValued({ valuedAt: { hour, day, present }, unvalued }: MovementSums): string {
  const count = hour + day + present
  if (count === 0) return ''
  const whose = count === 1 ? 'its' : 'their'
  const bases = [
    { of: hour, words: `at the price of ${whose} hour` },
    { of: day, words: `at the close of ${whose} day` },
    { of: present, words: 'at the price of now' },
  ].filter(({ of }) => of > 0)
  const who = `${unvalued === 0 && count > 1 ? 'All ' : ''}${plural(count, 'movement')}`
  const [only] = bases
  const how =
    bases.length === 1 && only !== undefined
      ? ` ${only.words}`
      : `: ${bases.map(({ of, words }) => `${of.toLocaleString('en-US')} ${words}`).join(', ')}`
  const rounding = count === 1 ? '' : ' Each sum is rounded once, of exact values.'
  return `${who} ${count === 1 ? 'is' : 'are'} valued${how}.${rounding}`
}

function describeUnvalued({ sums, unvalued, untrusted, debts }: MovementSums): string {
  if (unvalued === 0) return ''
  const nfts = sums.reduce((total, sum) => total + (sum.kind === 'nft' ? sum.unvalued : 0), 0)
  const reasons = [
    { of: nfts, words: 'of NFTs' },
    { of: debts, words: 'of a debt' },
    { of: untrusted, words: 'at prices that are not trusted' },
    { of: unvalued - nfts - debts - untrusted, words: 'without a price' },
  ].filter(({ of }) => of > 0)
  const [only] = reasons
  const why =
    reasons.length === 1 && only !== undefined
      ? ` (${only.words})`
      : ` (${reasons.map(({ of, words }) => `${of.toLocaleString('en-US')} ${words}`).join(', ')})`
  return `${plural(unvalued, 'movement')}${why} ${unvalued === 1 ? 'has' : 'have'} no known value and ${unvalued === 1 ? 'is' : 'are'} in no sum.`
}
