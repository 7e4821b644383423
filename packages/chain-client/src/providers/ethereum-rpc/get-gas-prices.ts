import type { GasPrices } from '@pkg/api-contract'
import { nextBaseFee } from '../../gas/next-base-fee.ts'
import { toGwei } from '../../gas/to-gwei.ts'
import { ProviderError } from '../../provider-error.ts'
import type { EthereumNode } from './open-node.ts'

const BLOCKS = 20
/** What the tenth, the half and nine tenths of the gas in a block paid on top of the base fee. */
const PERCENTILES = [10, 50, 90]

/**
 * Gas prices from the fees of the last blocks: the base fee of the next block, and on top of it the median of
 * what a low, a middle and a high tip was in each block.
 */
export async function getGasPrices({ client }: EthereumNode): Promise<GasPrices> {
  const block = await client.getBlock({ includeTransactions: false })
  if (block.baseFeePerGas === null) {
    throw new ProviderError('unsuitable', {
      provider: 'Ethereum node',
      operation: 'gas',
      details: 'a chain without base fees',
    })
  }
  const history = await client.getFeeHistory({
    blockCount: BLOCKS,
    rewardPercentiles: PERCENTILES,
    blockNumber: block.number,
  })
  // An empty block tells of no tips, and says so with zeros.
  const tips = (history.reward ?? []).filter((_, index) => (history.gasUsedRatio[index] ?? 0) > 0)
  const next = nextBaseFee({ ...block, baseFeePerGas: block.baseFeePerGas })
  const [low = next, average = next, high = next] = PERCENTILES.map(
    (_, index) => next + median(tips.map((tip) => tip[index] ?? 0n)),
  ).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return {
    low: toGwei(low),
    average: toGwei(average),
    high: toGwei(high),
    baseFee: toGwei(block.baseFeePerGas),
    nextBaseFee: toGwei(next),
  }
}

/** The middle value, the lower of two; zero where there is none. */
function median(values: readonly bigint[]): bigint {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n
}
