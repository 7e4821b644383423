/** What a dollar buys of the currencies that people ask for most, as of a day in 2026. */
const known: Readonly<Record<string, number>> = {
  AED: 3.6725,
  AUD: 1.512043,
  BRL: 5.431218,
  CAD: 1.371904,
  CHF: 0.797312,
  CNY: 7.121856,
  CZK: 20.914502,
  DKK: 6.461305,
  EUR: 0.865688,
  GBP: 0.741502,
  HKD: 7.801947,
  HUF: 336.4107,
  IDR: 16_512.8304,
  ILS: 3.314069,
  INR: 95.674534,
  JPY: 151.228911,
  KRW: 1_431.8874,
  KWD: 0.305913,
  MXN: 18.422507,
  MYR: 4.210448,
  NOK: 10.041267,
  NZD: 1.742118,
  PHP: 58.120774,
  PLN: 3.681402,
  RON: 4.402518,
  SAR: 3.75,
  SEK: 9.421876,
  SGD: 1.294703,
  THB: 32.512219,
  TRY: 41.872055,
  USD: 1,
  ZAR: 17.254416,
}

/** Codes that the service lists although no standard has them. */
const own = ['FOK', 'GGP', 'IMP', 'JEP', 'KID', 'TVD', 'ZWL', 'SLL']

/** Not money of a country. */
const noTender = /^X(?!AF|CD|OF|PF|CG|DR)/

/** What a dollar buys of some 160 currencies; for those not listed above, a figure made from the letters of the code. */
export const dollarRates: Readonly<Record<string, number>> = Object.fromEntries(
  ['USD', ...new Set([...Object.keys(known), ...Intl.supportedValuesOf('currency'), ...own])]
    .filter((code) => !noTender.test(code))
    .slice(0, 170)
    .map((code) => [code, known[code] ?? made(code)]),
)

/** The currencies for which the European Central Bank has a rate. */
export const referenceCodes: readonly string[] = Object.keys(known).filter(
  (code) => !['AED', 'SAR', 'KWD', 'USD'].includes(code),
)

function made(code: string): number {
  const [a = 0, b = 0, c = 0] = [...code].map((letter) => letter.charCodeAt(0) - 64)
  return Number((0.5 + ((a * 676 + b * 26 + c) % 997) / 7).toFixed(6))
}

/** Midnight of the day in UTC, in seconds. */
export function midnight(now: number): number {
  return Math.floor(now / 86_400_000) * 86_400
}
