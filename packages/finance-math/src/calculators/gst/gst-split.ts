import { type GstResult, gst } from '../../india/gst.ts'

/** What the GST calculator asks. */
export interface GstValues {
  mode: 'add' | 'remove'
  amount: number
  rate: string
  otherPercent: number
  supply: 'within-state' | 'between-states'
}

/** The rate that is meant, in percent. */
export function gstPercent({ rate, otherPercent }: Pick<GstValues, 'rate' | 'otherPercent'>): number {
  return rate === 'other' ? otherPercent : Number(rate)
}

/** The price without the tax, the tax by its heads, and the price with it. */
export function gstSplit(values: GstValues): GstResult {
  const { mode, amount, supply } = values
  return gst({ mode, amount, supply, ratePercent: gstPercent(values) })
}
