interface LoanOfYears {
  principal: number
  annualRatePercent: number
  years: number
}

/** The loan in whole months. */
export function toLoan({ principal, annualRatePercent, years }: LoanOfYears) {
  return { principal, annualRatePercent, months: Math.round(12 * years) }
}
