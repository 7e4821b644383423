import { useEffect, useState } from 'react'
import type { RateReading } from './exchange-rates.ts'

/** Where most people who plan in rupees live, or earn. */
export const offered = ['USD', 'EUR', 'GBP', 'AED', 'AUD', 'CAD', 'SGD', 'JPY']

/** The rates of the rupee, once another currency is asked for, and that of this currency. */
export function useDisplayCurrency(text: string | undefined) {
  const code = offered.find((one) => one === text)
  const [reading, setReading] = useState<RateReading | 'failed'>()

  useEffect(() => {
    if (code === undefined) return
    let isGone = false
    import('./exchange-rates.ts')
      .then(({ getExchangeRates }) => getExchangeRates('INR'))
      .then(
        (answer) => {
          if (!isGone) setReading(answer)
        },
        () => {
          if (!isGone) setReading('failed')
        },
      )
    return () => {
      isGone = true
    }
  }, [code])

  const rate = code && typeof reading === 'object' ? reading.rates[code] : undefined
  return { code, reading: code === undefined ? undefined : reading, rate }
}
