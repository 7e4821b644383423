/** Exchange rates that the caller has read: the solver does no I/O. */
export interface ExchangeRates {
  /** What one US dollar buys of each currency, by ISO 4217 code. */
  perDollar: Readonly<Record<string, number>>
  /** Who set them. */
  source: string
  /** ISO 8601: when they were set. */
  updatedAt: string
  /** Nobody could be asked: these are the last ones known. */
  stale: boolean
}

/** What one unit of a currency buys of another; undefined where the rates do not have both. */
export function rateBetween({ perDollar }: ExchangeRates, from: string, to: string): number | undefined {
  const [one, other] = [perDollar[from], perDollar[to]]
  return one === undefined || other === undefined ? undefined : other / one
}
