import type { TransactionKind } from '@pkg/api-contract'
import { type Classified, isOneAsset } from '../classify.ts'
import { isBetweenOwn, toSaidFlows } from './to-said-flows.ts'

const onlyIn: readonly TransactionKind[] = [
  ...(['received', 'bought', 'airdrop', 'reward', 'mint', 'borrowed', 'gift-received'] as const),
]
const onlyOut: readonly TransactionKind[] = ['sent', 'sold', 'repaid', 'gift-given', 'lost']
const both: readonly TransactionKind[] = [
  ...(['swap', 'liquidity-in', 'liquidity-out', 'nft-bought', 'nft-sold', 'mint', 'unknown'] as const),
]

/** Of a move between the wallets: given up by one, at its value or for nothing that is known, and acquired by the other. */
const betweenOwn: readonly TransactionKind[] = ['sent', 'sold']
const calls: readonly TransactionKind[] = ['approval', 'call']

/** What a person may say that a transaction was: what its shape allows. */
export function kindsFor(one: Classified): readonly TransactionKind[] {
  const { kind } = one
  // No transaction that could have been something else.
  if (kind === 'rebase') return []
  if (calls.includes(kind)) return calls
  if (isBetweenOwn(one)) return betweenOwn
  const { in: got, out } = toSaidFlows(one)
  if (got.length === 0 && out.length === 0) return []
  if (got.length > 0 && out.length > 0) return both
  const side = got.length > 0 ? onlyIn : onlyOut
  const carried: TransactionKind[] = ['bridge', got.length > 0 ? 'unstaked' : 'staked']
  return [...side, ...(isOneAsset([...got, ...out]) ? carried : []), 'spam']
}
