import type { ComponentProps } from 'react'
import { DisplayCurrency } from './display-currency.tsx'
import { TodayMoney } from './today-money.tsx'

interface AnswerOptionsProps {
  /** Absent where nothing is paid at the end of a plan. */
  inflation: { value: number | undefined } | undefined
  /** Absent where nothing is in rupees. */
  display: Pick<ComponentProps<typeof DisplayCurrency>, 'code' | 'reading'> | undefined
  onView: (name: string, value: string | undefined) => void
}

/** Other ways to say the same answer: in today's money, in another currency. */
export function AnswerOptions({ inflation, display, onView }: AnswerOptionsProps) {
  if (!inflation && !display) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
      {inflation && (
        <TodayMoney
          inflation={inflation.value}
          onChange={(next) => onView('inflation', next === undefined ? undefined : String(next))}
        />
      )}
      {display && (
        <DisplayCurrency
          code={display.code}
          reading={display.reading}
          onChange={(code) => onView('display', code)}
        />
      )}
    </div>
  )
}
