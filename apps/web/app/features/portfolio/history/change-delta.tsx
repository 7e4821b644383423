import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { ChangeFigures } from '../figures/change-figures.ts'

interface ChangeDeltaProps {
  figures: Pick<ChangeFigures, 'gain' | 'percent'>
  /** "in 7 days" */
  period?: string
}

/** A gain or a loss, net of what came in and went out; the percentage is the time-weighted return. */
export function ChangeDelta({ figures: { gain, percent }, period }: ChangeDeltaProps) {
  if (gain === null) {
    return (
      <span className="text-small text-muted">{`Gain or loss${period ? ` ${period}` : ''}: unknown`}</span>
    )
  }
  const text = formatUsd(gain / 100, { signed: true })
  const when = period === undefined ? {} : { period }
  if (percent === null) return <Delta change={gain} text={text} {...when} />
  const also = formatPercent(percent, { signed: true })
  const rounded = Math.round(percent * 100)
  // Where much arrived before a fall, dollars and percentage differ in sign: then each has its own colour.
  if (gain * rounded < 0) {
    return (
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Delta change={gain} text={text} />
        <Delta change={rounded} text={also} {...when} />
      </span>
    )
  }
  return <Delta change={gain} text={text} also={also} {...when} />
}

/** What stands beside a gain, apart from it: the method, what came in or went out, and first prices. */
export function ChangeApart({ figures: { gain, netFlows, newlyPriced } }: { figures: ChangeFigures }) {
  const apart = [describeFlows(netFlows)]
  if (newlyPriced !== 0) apart.push(`${formatUsd(newlyPriced / 100)} got a first price`)
  const method = gain === null ? '' : 'Time-weighted, apart from flows: '
  return <p className="text-note text-muted">{`${method}${apart.join('; ')}.`}</p>
}

/** "$290,779.00 came in" */
export function describeFlows(netFlows: number): string {
  if (netFlows === 0) return 'nothing came in or went out'
  return `${formatUsd(Math.abs(netFlows) / 100)} ${netFlows > 0 ? 'came in' : 'went out'}`
}
