import type { history, RouteOutput } from '@pkg/api-contract'
import { type Certainty, Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { CSSProperties } from 'react'
import { plural } from '../figures/plural.ts'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'

type Gains = RouteOutput<typeof history.listGains>

interface HoldingsTotalProps {
  summary: PortfolioSummary
  gains: Gains | undefined
  /** In cents, as the rows add up. */
  known: { gain: number; netFlows: number }
  /** Whether asking for the gains anew failed. */
  failed: boolean
}

/** The last row: known gains, how many are unknown, and the same sum as the net worth. */
export function HoldingsTotal({ summary, gains, known, failed }: HoldingsTotalProps) {
  return (
    <tfoot className="border-t border-hairline-strong">
      <tr className="font-strong">
        <th scope="row" className="pt-[11px] pb-2 text-left align-top font-strong text-text">
          {plural(summary.holdings.length, 'holding')}
          {summary.debts.length > 0 && `, ${plural(summary.debts.length, 'debt')}`}
        </th>
        <td className="max-md:hidden" />
        <td className="pt-[11px] pb-2 pl-4 text-right align-top max-sm:hidden">
          {gains && <KnownMoved {...{ gains, known }} />}
        </td>
        <td className="pt-[11px] pb-2 pl-4 text-right align-top max-sm:hidden">
          {gains && <KnownGain {...{ gains, known, failed }} />}
        </td>
        <td className="pt-[11px] pb-2 pl-4 text-right align-top">
          <TotalFigure
            value={formatUsd(summary.worth.usd)}
            certainty={summary.settled ? 'settled' : 'broken'}
          />
          {gains && (
            <span className="mt-1.5 block sm:hidden">
              <KnownGain {...{ gains, known, failed }} unknown="Gain unknown" />
            </span>
          )}
        </td>
      </tr>
    </tfoot>
  )
}

/** On one line, its digits smaller where beside the words of the row the card is too narrow for them. */
function TotalFigure({ value, certainty }: { value: string; certainty: Certainty }) {
  return (
    <span style={{ '--characters': value.length } as CSSProperties}>
      <Figure
        value={value}
        size="inherit"
        certainty={certainty}
        className="text-[length:min(1em,calc(95cqi/var(--characters)))]! font-strong whitespace-nowrap"
      />
    </span>
  )
}

type KnownGainProps = Pick<HoldingsTotalProps, 'known' | 'failed'> & { gains: Gains; unknown?: string }

function KnownGain({ gains, known, failed, unknown = 'Unknown' }: KnownGainProps) {
  const { holdings, unknownGains, freshness } = gains
  if (holdings.length > 0 && unknownGains === holdings.length) {
    return <span className="font-text text-muted">{unknown}</span>
  }
  const settled = unknownGains === 0 && freshness.state === 'fresh' && !failed
  return (
    <>
      <TotalFigure
        value={formatUsd(known.gain / 100, { signed: true })}
        certainty={settled ? 'settled' : 'broken'}
      />
      {unknownGains > 0 && (
        <span className="block text-note font-text text-muted">
          {plural(unknownGains, 'holding')} unknown
        </span>
      )}
    </>
  )
}

/** What came in less what went out, of every holding of which it is known. */
function KnownMoved({ gains, known: { netFlows } }: Pick<KnownGainProps, 'gains' | 'known'>) {
  const { holdings } = gains
  if (holdings.length > 0 && holdings.every(({ netTransfers }) => netTransfers === null)) {
    return <span className="font-text text-muted">Unknown</span>
  }
  return netFlows === 0 ? (
    <span className="font-text text-muted">0.00</span>
  ) : (
    formatUsd(netFlows / 100, { signed: true })
  )
}
