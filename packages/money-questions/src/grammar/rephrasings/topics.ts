import { ofBills, ofSplits } from './plain/bills.ts'
import { ofCrypto } from './plain/crypto.ts'
import { ofCurrencies } from './plain/currency.ts'
import { ofChanges, ofGross, ofWholes } from './plain/everyday.ts'
import { ofGains } from './plain/gains.ts'
import { ofHouseholds } from './plain/households.ts'
import { ofIncomeTax } from './plain/income-tax.ts'
import { ofLoanOffers } from './plain/loan-offers.ts'
import { ofMarket } from './plain/market.ts'
import { ofPay } from './plain/pay.ts'
import { ofSavingsPlans } from './plain/savings-plans.ts'
import { ofSchemes } from './plain/schemes.ts'
import { ofSums } from './plain/sums.ts'
import { ofTaxedPay } from './plain/taxed-pay.ts'
import type { Topic } from './plain/topic.ts'
import { ofTrade } from './plain/trade.ts'
import { ofUnits } from './plain/units.ts'

export { tellByTopic, wordsKnownTo } from './plain/topic.ts'

/** Everyday questions by what they are about; the first that knows every word of a question tells what it comes to. */
export const topics: readonly Topic[] = [
  ofLoanOffers,
  ofSavingsPlans,
  ofMarket,
  ofTaxedPay,
  ofHouseholds,
  ofCrypto,
  ofGains,
  ofIncomeTax,
  ofTrade,
  ofGross,
  ofChanges,
  ofWholes,
  ofBills,
  ofSplits,
  ofUnits,
  ofPay,
  ofSchemes,
  ofSums,
  ofCurrencies,
]
