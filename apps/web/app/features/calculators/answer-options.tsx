import { DisplayCurrency } from './display-currency.tsx'
import type { RateReading } from './exchange-rates.ts'
import { TodayMoney } from './today-money.tsx'

interface AnswerOptionsProps {
  /** Whether the calculator can say its amounts in today's money. */
  turns: boolean
  /** The inflation that the plan itself assumes, where it does. */
  usualInflation: unknown
  inflation: number | undefined
  /** Whether anything is in rupees. */
  hasRupees: boolean
  code: string | undefined
  reading: RateReading | 'failed' | undefined
  onView: (name: string, value: string | undefined) => void
}

/** Other ways to say the same answer: in today's money, in another currency. */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { turns, usualInflation, inflation, hasRupees, code, reading, onView } = props
  if (!turns && !hasRupees) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
      {turns && (
        <TodayMoney
          inflation={inflation}
          usual={typeof usualInflation === 'number' ? usualInflation : undefined}
          onChange={(next) => onView('inflation', next === undefined ? undefined : String(next))}
        />
      )}
      {hasRupees && (
        <DisplayCurrency {...{ code, reading }} onChange={(chosen) => onView('display', chosen)} />
      )}
    </div>
  )
}
