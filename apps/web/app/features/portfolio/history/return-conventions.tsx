import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'

/** By which conventions returns and what they are held against are measured, each so that it can be computed again. */
const conventions: readonly { of: string; text: string }[] = [
  {
    of: 'Time-weighted',
    text: 'The returns of the days, multiplied. That of a day is what was held at its start, at the prices of its end, over what that was worth at the end of the day before. What comes in or goes out counts at the end of its day, at the prices of then, and earns nothing on it. Gas and what trades cost are a loss of the day, interest and rewards a gain.',
  },
  {
    of: 'Money-weighted (XIRR)',
    text: 'The rate a year at which the worth at the end of the first day, and what came in and went out each on its day, come to the worth at the end of the last one: Σ amount × (1 + rate)^(days / 365). Days are counted as the calendar has them, a year has 365, also a leap year. All that moved on one day is one sum, without an hour. Where nothing was there at first it begins on the day before the first sum.',
  },
  {
    of: 'Fixed deposit',
    text: 'The worth of the first day and what came in are put into it on their days, and what went out is taken from it: in rupees at the reference rate of that day, or of the last working day before it, and at that of the last day back into dollars. It compounds each quarter at a quarter of the rate, parts of a quarter too: (1 + rate / 4)^(4 × days / 365). No tax is deducted, and nothing is charged for what is taken out early.',
  },
  {
    of: 'Coins',
    text: 'The same sums on the same days, at the closing price of each day in UTC, without a fee.',
  },
]

export function ReturnConventions() {
  return (
    <Disclosure className="mt-2" summary="How this is computed">
      <dl className="grid max-w-[68ch] gap-2 pt-1 pb-2 text-small">
        {conventions.map(({ of, text }) => (
          <div key={of}>
            <dt className="font-label">{of}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
