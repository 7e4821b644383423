import { DisplayCurrency } from './display-currency.tsx'
import type { RateReading } from './exchange-rates.ts'
import { TodayMoney } from './today-money.tsx'

interface AnswerOptionsProps {
  /** Whether anything is paid at the end of a plan. */
  hasHorizon: boolean
  inflation: number | undefined
  /** Whether anything is in rupees. */
  hasRupees: boolean
  code: string | undefined
  reading: RateReading | 'failed' | undefined
  onView: (name: string, value: string | undefined) => void
}

/** Other ways to say the same answer: in today's money, in another currency. */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { hasHorizon, inflation, hasRupees, code, reading, onView } = props
  if (!hasHorizon && !hasRupees) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
      {hasHorizon && (
        <TodayMoney
          inflation={inflation}
          onChange={(next) => onView('inflation', next === undefined ? undefined : String(next))}
        />
      )}
      {hasRupees && (
        <DisplayCurrency {...{ code, reading }} onChange={(chosen) => onView('display', chosen)} />
      )}
    </div>
  )
}
