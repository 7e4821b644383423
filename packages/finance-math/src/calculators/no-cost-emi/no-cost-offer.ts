import { noCostEmi } from '../../formulas/no-cost-emi.ts'
import { newest } from '../../india/dated-rule.ts'
import { lenderFeeGstValues } from '../../india/rules/lender-fee-gst-values.ts'

/** What the no-cost EMI calculator asks. */
export interface NoCostOfferValues {
  price: number
  months: number
  annualRatePercent: number
  processingFee: number
  cashDiscount: number
}

/** The offer with today's tax on its interest and fee, and the parts of what it costs more. */
export function noCostOffer(values: NoCostOfferValues) {
  const gstPercent = newest(lenderFeeGstValues)
  const offer = noCostEmi({ ...values, gstPercent })
  const feePaid = values.processingFee * (1 + gstPercent / 100)
  const discountForgone = values.cashDiscount
  // Added up anew: beside a large price the difference of all that is paid holds no paise any more.
  return { ...offer, feePaid, discountForgone, extraCost: offer.gstOnInterest + feePaid + discountForgone }
}
