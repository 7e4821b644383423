export const monthly = { input: 'mode', is: ['sip'] }
export const once = { input: 'mode', is: ['lump-sum'] }
export const growing = { input: 'annualRatePercent', isNot: [0] }
export const still = { input: 'annualRatePercent', is: [0] }
