import { type CryptoProfitInput, cryptoProfit } from '../../india/crypto-profit.ts'

/** What the crypto profit calculator asks: rupees of one sale. */
export interface CryptoSaleValues {
  cost: number
  sale: number
  expenses: number
  financialYear: CryptoProfitInput['financialYear']
  surcharge: '0' | '10' | '15' | '25' | '37'
}

/** What the sale leaves. */
export function cryptoSale({ surcharge, ...sale }: CryptoSaleValues) {
  const surchargePercent = Number(surcharge) as NonNullable<CryptoProfitInput['surchargePercent']>
  return cryptoProfit({ ...sale, surchargePercent })
}
