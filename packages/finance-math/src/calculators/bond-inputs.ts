/** Where the yield is asked, the price is given. */
export const asksYield = { input: 'mode', is: ['yield'] } as const
/** Where the price is asked, the yield is given. */
export const asksPrice = { input: 'mode', is: ['price'] } as const

/** What every bond is asked for: which of price and yield is to be found, the face value, the coupons, and the other of the two. */
export const bondInputs = {
  mode: {
    kind: 'choice',
    label: 'Find',
    isMode: true,
    default: 'yield',
    options: { yield: 'The yield', price: 'The price' },
  },
  faceValue: {
    kind: 'number',
    label: 'Face value',
    unit: 'inr',
    min: 100,
    max: 100_000,
    limits: { min: 1, max: 1e9 },
    step: 100,
    default: 1000,
  },
  couponPercent: {
    kind: 'number',
    label: 'Coupon a year',
    unit: 'percent',
    min: 0,
    max: 20,
    limits: { min: 0, max: 100 },
    step: 0.05,
    default: 9,
  },
  frequency: {
    kind: 'choice',
    label: 'Coupons are paid',
    default: '2',
    options: { '1': 'Once a year', '2': 'Twice a year', '4': 'Each quarter', '12': 'Each month' },
  },
  price: {
    kind: 'number',
    label: 'Price',
    unit: 'inr',
    min: 50,
    max: 150_000,
    limits: { min: 0.01, max: 1e10 },
    step: 5,
    default: 950,
    when: asksYield,
  },
  yieldPercent: {
    kind: 'number',
    label: 'Yield a year',
    unit: 'percent',
    min: 0,
    max: 25,
    limits: { min: -50, max: 1000 },
    step: 0.05,
    default: 10,
    when: asksPrice,
  },
} as const
