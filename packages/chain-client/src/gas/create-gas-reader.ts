import { ETHEREUM, gasPrices, MINUTE_MS, NATIVE, toAssetId, usd } from '@pkg/api-contract'
import * as z from 'zod'
import type { ChainClient } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import { createSourcedReader } from '../policies/create-sourced-reader.ts'
import { describeFailures } from '../policies/describe-failures.ts'
import { AllFailed } from '../policies/with-fallback.ts'

const TIMES = { operation: 'gas', attemptMs: 3_000, budgetMs: 6_000 }
const ETHER_TIMES = { operation: 'prices', attemptMs: 2_000, budgetMs: 3_000 }
/** The time between two blocks. */
const FRESH_MS = 12_000
/** Gas prices of more than two minutes ago mislead. */
const KEPT_MS = 2 * MINUTE_MS
const ETHER = toAssetId({ chainId: ETHEREUM, address: NATIVE })

const schema = z.object({ prices: gasPrices, etherUsd: usd })

/** Reads the gas prices and what ether costs; an unknown price of ether does not keep the gas prices back. */
export function createGasReader(context: ClientContext): ChainClient['getGas'] {
  const { select, ask, now } = context
  const sources = select('gasOracle', 'prices')
  const read = createSourcedReader({
    ...context,
    name: 'gas:2',
    sources,
    schema,
    freshMs: FRESH_MS,
    freshWithProblemMs: FRESH_MS,
    keptMs: KEPT_MS,
  })

  async function readEther(signal: AbortSignal) {
    try {
      const { value } = await ask(sources.filling('prices'), ETHER_TIMES, signal, (port, limit) =>
        port.getPrices([ETHER], { signal: limit }),
      )
      const quote = value.get(ETHER)
      return { etherUsd: quote && !quote.isDoubted ? quote.usd : null, problem: null }
    } catch (error) {
      if (!(error instanceof AllFailed)) throw error
      return { etherUsd: null, problem: `${describeFailures(error.failures)}; costs in dollars are unknown.` }
    }
  }

  return (options = {}) =>
    read(
      'now',
      async (signal) => {
        const [gas, ether] = await Promise.all([
          ask(sources.filling('gasOracle'), TIMES, signal, (port, limit) =>
            port.getGasPrices({ signal: limit }),
          ),
          readEther(signal),
        ])
        return {
          data: { prices: gas.value, etherUsd: ether.etherUsd },
          source: gas.source,
          updatedAt: new Date(now()).toISOString(),
          problem: ether.problem,
        }
      },
      options,
    )
}
