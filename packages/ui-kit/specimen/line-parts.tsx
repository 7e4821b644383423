import { useState } from 'react'
import { LineChart } from '../src/charts/line-chart.tsx'
import type { LineLook, LinePoint, LineX } from '../src/charts/line-series.ts'
import { Card, CardBand } from '../src/components/card.tsx'
import { formatInr } from '../src/format/format-inr.ts'
import { formatUsd } from '../src/format/format-usd.ts'

const lookAt = (day: number): LineLook =>
  day < 14 ? 'dashed' : day < 54 ? 'soft' : day < 60 ? 'broken' : 'solid'

const history = Array.from(
  { length: 91 },
  (_, day): LinePoint => ({
    x: new Date(Date.UTC(2026, 7, 23 + day)),
    y: 139_000 + day * 190 + 3_000 * Math.sin(day / 7) + 900 * Math.cos(day * 2.3),
    look: lookAt(day),
    marked: day > 64 && day < 68,
  }),
)

const years = Array.from({ length: 11 }, (_, year) => year)
const value = (year: number) => (5000 * 1.01 * (1.01 ** (12 * year) - 1)) / 0.01
const growth = [
  { id: 'invested', label: 'Invested', points: years.map((x) => ({ x, y: 60_000 * x })) },
  { id: 'returns', label: 'Returns', points: years.map((x) => ({ x, y: value(x) - 60_000 * x })) },
]
const balances = [
  { id: 'loan', label: 'Balance', points: years.map((x) => ({ x, y: 1_000_000 * (1 - (x / 10) ** 1.6) })) },
  { id: 'paid', label: 'Interest paid', points: years.map((x) => ({ x, y: 380_000 * (x / 10) ** 0.7 })) },
]
const gap = [5, 7, null, 4, -3, -6, 2].map((y, index) => ({
  x: ['M', 'T', 'W', 'Th', 'F', 'S', 'Su'][index] ?? '',
  y,
}))

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const dayTick = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const lakh = (inr: number) => (inr < 100_000 ? formatInr(inr) : `₹${Math.round(inr / 1000) / 100} lakh`)
const year = (x: LineX) => (x === 0 ? 'Today' : `Year ${x}`)

export function LineParts() {
  const [picked, setPicked] = useState<LineX[]>([])
  const [from, to] = picked

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <CardBand>
          <LineChart
            title="Portfolio History"
            series={[{ id: 'worth', label: 'Net worth', points: history }]}
            xLabel="Date"
            formatX={(x) => day.format(Number(x))}
            formatXTick={(x) => dayTick.format(Number(x))}
            formatY={formatUsd}
            formatYTick={(usd) => `$${Math.round(usd / 100) / 10}k`}
            lookNames={{
              solid: { label: 'Observed by Hodlwise', short: 'Observed' },
              soft: { label: 'Reconstructed from transfers and prices', short: 'Reconstructed' },
              broken: { label: 'Partial' },
              dashed: { label: 'Illustrative', short: 'Illustr.' },
            }}
            markers={[{ x: new Date(Date.UTC(2026, 7, 37)), label: 'Certain from 6 Sep' }]}
            chosen={from && to ? [from, to] : undefined}
            onPointPick={(column) => setPicked([...picked, history[column]?.x ?? 0].slice(-2))}
          />
        </CardBand>
      </Card>
      <Card>
        <CardBand>
          <LineChart
            title="Growth over time"
            series={growth}
            stacked
            xLabel="Year"
            formatX={year}
            formatY={(inr) => formatInr(inr)}
            formatYTick={lakh}
            totalLabel="Total value"
          />
        </CardBand>
      </Card>
      <Card>
        <CardBand>
          <LineChart
            title="Balances"
            series={balances}
            fromZero
            xLabel="Year"
            formatX={year}
            formatY={(inr) => formatInr(inr)}
            formatYTick={lakh}
          />
        </CardBand>
      </Card>
      <Card>
        <CardBand>
          <LineChart
            title="With a gap and below zero"
            series={[{ id: 'a', label: 'Change', points: gap }]}
            xLabel="Day"
            formatX={String}
            formatY={(usd) => formatUsd(usd)}
            height={120}
          />
        </CardBand>
      </Card>
    </div>
  )
}
