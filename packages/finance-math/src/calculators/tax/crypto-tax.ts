import { type CryptoTaxResult, cryptoTaxIndia } from '../../tax/crypto-tax-india.ts'
import type { TaxValues } from './tax-inputs.ts'

const surcharges = { '0': 0, '10': 10, '15': 15, '25': 25, '37': 37 } as const

/** The tax on the crypto gains of a taxpayer, in rupees. */
export function cryptoTax({ cryptoGain, financialYear, cryptoSurcharge }: TaxValues): CryptoTaxResult {
  return cryptoTaxIndia({ gains: [cryptoGain], financialYear, surchargePercent: surcharges[cryptoSurcharge] })
}
