import type { ChainReading } from '@pkg/api-contract'
import type { MovementFilter } from '../../../database/movements.repository.ts'
import { toChainReadings } from '../chains/to-chain-readings.ts'
import type { WalletScope } from './create-scope-reader.ts'
import { tellMissing } from './tell-missing.ts'

/** What is told of the reading of some wallets beside their movements. */
export interface ReadingsState {
  /** What could not be read, and what sources do not tell, as sentences. */
  problems: string[]
  /** Whether movements of a wallet are still being read. */
  refreshing: boolean
  chains: ChainReading[]
}

export function describeReadings(
  scopes: readonly WalletScope[],
  filter: Pick<MovementFilter, 'kind' | 'asset' | 'from'> = {},
): ReadingsState {
  return {
    problems: [...new Set(scopes.flatMap(({ problem }) => problem ?? [])), ...tellMissing(scopes, filter)],
    refreshing: scopes.some(({ refreshing }) => refreshing),
    chains: toChainReadings(
      scopes.map(({ wallet, state, problem }) => ({
        chainId: wallet.chainId,
        source: state?.source ?? 'none',
        updatedAt: state === undefined ? null : new Date(state.syncedAt).toISOString(),
        ...{ stale: problem !== null, problem },
      })),
    ),
  }
}
