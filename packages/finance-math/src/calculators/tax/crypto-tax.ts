import { compareTaxRegimes } from '../../tax/compare-tax-regimes.ts'
import { cryptoTaxIndia } from '../../tax/crypto-tax-india.ts'
import type { IncomeTaxResult, VdaTax } from '../../tax/income-tax-india.ts'
import type { TaxValues } from './tax-inputs.ts'
import { toTaxpayer } from './to-taxpayer.ts'

/** The rates that may be chosen; `0` is none of them, as links of before the rate followed from total income have it. */
const surcharges = { '10': 10, '15': 15, '25': 25, '37': 37 } as const

/** The tax of a taxpayer in one regime, in rupees: on income at slab rates, on crypto gains, and both as they are due. */
export interface TaxOfRegime {
  slabs: IncomeTaxResult
  crypto: VdaTax
  due: number
}

/** The tax in both regimes, crypto gains with the surcharge that total income brings, or with the one that was chosen. */
export function taxOfRegimes(values: TaxValues): { new: TaxOfRegime; old: TaxOfRegime } {
  const taxes = compareTaxRegimes(toTaxpayer(values))
  return { new: withCrypto(taxes.new, values), old: withCrypto(taxes.old, values) }
}

function withCrypto(
  slabs: IncomeTaxResult,
  { cryptoGain, cryptoSurcharge, financialYear }: TaxValues,
): TaxOfRegime {
  // The gains of a taxpayer are always given, so that the tax on them is told.
  const crypto =
    cryptoSurcharge === '0'
      ? (slabs.vda as VdaTax)
      : {
          ...cryptoTaxIndia({
            gains: [cryptoGain],
            financialYear,
            surchargePercent: surcharges[cryptoSurcharge],
          }),
          marginalReliefSurcharge: 0,
        }
  // Of the taxes as they are due, so that what is shown adds up.
  return { slabs, crypto, due: slabs.totalRounded10 + crypto.totalRounded10 }
}
