import type { TransactionKind } from '@pkg/api-contract'
import { type Classified, isOneAsset } from '../classify.ts'

const onlyIn: readonly TransactionKind[] = [
  ...(['received', 'bought', 'airdrop', 'reward', 'mint', 'borrowed', 'gift-received'] as const),
]
const onlyOut: readonly TransactionKind[] = ['sent', 'sold', 'repaid', 'gift-given', 'lost']
const both: readonly TransactionKind[] = [
  ...(['swap', 'liquidity-in', 'liquidity-out', 'nft-bought', 'nft-sold', 'mint', 'unknown'] as const),
]

/** What a person may say that a transaction was: what its shape allows. Nothing where it only moved within the wallets. */
export function kindsFor({
  in: got,
  out,
  kind,
}: Pick<Classified, 'in' | 'out' | 'kind'>): readonly TransactionKind[] {
  // No transaction that could have been something else.
  if (kind === 'rebase') return []
  if (got.length === 0 && out.length === 0) return []
  if (got.length > 0 && out.length > 0) return both
  const side = got.length > 0 ? onlyIn : onlyOut
  const carried: TransactionKind[] = ['bridge', got.length > 0 ? 'unstaked' : 'staked']
  return isOneAsset([...got, ...out]) ? [...side, ...carried] : side
}
