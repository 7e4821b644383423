import { useEffect } from 'react'
import { formatFigure } from '#app/lib/format-figure.ts'
import { DisplayCurrency } from './display-currency.tsx'
import { TodayMoney } from './today-money.tsx'
import { useDisplayCurrency } from './use-display-currency.ts'

interface AnswerOptionsProps {
  /** Whether the calculator can say its amounts in today's money. */
  hasTodaysMoney: boolean
  /** The inflation that the plan itself assumes, where it does. */
  usualInflation: unknown
  inflation: number | undefined
  /** As the address has it. */
  askedInflation: string | undefined
  /** Whether anything is in rupees. */
  hasRupees: boolean
  /** The other currency, as the address has it. */
  display: string | undefined
  /** Told how to say an amount in that currency, once its rate is known. */
  onDisplay: (display: { convert: ((inr: number) => string) | undefined }) => void
  onView: (name: string, value: string | undefined) => void
}

/** Other ways to say the same answer: in today's money, in another currency. */
export function AnswerOptions(props: AnswerOptionsProps) {
  const { hasTodaysMoney, usualInflation, inflation, askedInflation, hasRupees, display, onDisplay, onView } =
    props
  const { code, reading, rate } = useDisplayCurrency(display)
  useEffect(() => {
    onDisplay({ convert: code && rate !== undefined ? toWriter(code, rate) : undefined })
  }, [code, rate, onDisplay])
  if (!hasTodaysMoney && !hasRupees) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
      {hasTodaysMoney && (
        <TodayMoney
          inflation={inflation}
          asked={askedInflation}
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

function toWriter(code: string, rate: number) {
  return (inr: number) => `≈ ${formatFigure(inr * rate, 'currency', { currency: code })}`
}
