import type { GasCost, GasPrices } from '@pkg/api-contract'

/**
 * Units of gas that common transactions use. A transfer of ether is 21,000 by the rules of the chain; the
 * others are what such a call usually takes, and differ by contract.
 */
const gasUnits = { transfer: 21_000, 'token-transfer': 65_000, swap: 180_000 } as const satisfies Record<
  GasCost['id'],
  number
>

const GWEI_PER_ETHER = 1e9

/**
 * What common transactions cost in dollars at the average price: units of gas × gwei per unit ÷ 10⁹ × dollars
 * per ether.
 */
export function toGasCosts({ average }: Pick<GasPrices, 'average'>, etherUsd: number | null): GasCost[] {
  const kinds = Object.entries(gasUnits) as [GasCost['id'], number][]
  return kinds.map(([id, units]) => ({
    id,
    gasUnits: units,
    usd: etherUsd === null ? null : ((units * average) / GWEI_PER_ETHER) * etherUsd,
  }))
}
