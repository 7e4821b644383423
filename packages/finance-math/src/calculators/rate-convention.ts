/** The choice between the two ways in which calculators turn a yearly rate into a monthly one. */
export const rateConventionInput = {
  kind: 'choice',
  label: 'Monthly rate',
  help: 'Banks and most calculators divide the yearly rate by 12; fund companies take its twelfth root',
  advanced: true,
  default: 'nominal',
  options: { nominal: 'Yearly rate ÷ 12', effective: 'Twelfth root of the yearly growth' },
} as const
