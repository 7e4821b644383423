import { toAssetId, type UnvaluedBecause } from '@pkg/api-contract'
import type { KeptMovement } from '../../../database/movements.repository.ts'
import type { WalletScope } from './create-scope-reader.ts'

/** Of what could have a value, had it a price. */
export const UNPRICED: UnvaluedBecause = { id: 'unpriced', message: 'No price of it is known for then.' }

/** Why a movement has no value whatever its price; null where it can have one. */
export function whyUnvalued(
  { kind, asset }: Pick<KeptMovement, 'kind' | 'asset'>,
  { hidden, counts, isUntrusted, facts, tokens }: WalletScope,
): UnvaluedBecause | null {
  if (kind === 'nft') return { id: 'nft', message: 'Pieces of collections have no price.' }
  if (hidden.has(asset)) return { id: 'hidden', message: 'It is hidden as spam.' }
  if (isUntrusted(asset)) {
    const doubt = tokens?.data.find((token) => toAssetId(token) === asset)?.priceDoubt
    return { id: 'untrusted', message: doubt?.message ?? 'No price of it is trusted.' }
  }
  if (!counts(asset)) return { id: 'unpriced', message: 'No source has a price of it.' }
  return facts(asset).decimals === null
    ? { id: 'decimals', message: 'How its amounts are to be read is not known.' }
    : null
}
