import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { useRef } from 'react'
import { WholeAmount } from '../figures/whole-amount.tsx'
import {
  ExplorerLink,
  MovedAsset,
  MovementStateWord,
  MovementType,
  signedAmount,
  ValueThen,
} from './movement-parts.tsx'
import { MovementTime } from './movement-time.tsx'
import type { MovementRowsProps } from './movements-table.tsx'
import { useVirtualMovements } from './use-virtual-movements.ts'

const rowHeight = 150
/** Positioned, so that words for screen readers in its rows do not lengthen the page. */
const scrollLooks = 'relative max-h-[75vh] overflow-y-auto print:max-h-none print:overflow-visible'

/** Movements one under another, for screens narrower than their columns; only those in view are drawn. */
export function MovementsList({ movements, total, several, onNearEnd, asked, onOpen }: MovementRowsProps) {
  const window = useRef<HTMLElement>(null)
  const { drawn, above, below, measure } = useVirtualMovements(window, movements, {
    ...{ rowHeight, onNearEnd, asked },
  })

  return (
    <Card as="div" className="print:break-inside-auto">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={window} aria-label="Transactions" tabIndex={0} className={scrollLooks}>
        <ul className="divide-y divide-hairline">
          {above > 0 && <li aria-hidden="true" style={{ height: above }} />}
          {drawn.map(({ movement, index }) => (
            <li
              key={movement.id}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total ?? -1}
              className="grid gap-y-1 px-card py-3 text-small break-inside-avoid"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <MovedAsset movement={movement} />
                <WholeAmount
                  text={signedAmount(movement)}
                  className="ml-auto min-w-0 text-right font-[550] text-figure"
                />
              </div>
              <div className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <MovementType movement={movement} several={several} />
                </div>
                <div className="text-right text-figure">
                  <ValueThen movement={movement} />
                </div>
              </div>
              <div className="flex items-center justify-between gap-3 text-note text-muted">
                <MovementTime at={movement.at} />
                <span className="text-right">
                  <MovementStateWord state={movement.state} />
                </span>
              </div>
              <div className="flex items-center justify-between gap-2">
                <Button
                  size="sm"
                  variant="ghost"
                  className="-ml-2.5"
                  onClick={() => onOpen(movement.transactionHash)}
                >
                  <span className="sr-only">Whole transaction </span>
                  <Address value={movement.transactionHash} kind="hash" className="text-note" />
                </Button>
                <ExplorerLink url={movement.explorerUrl} what="Transaction" />
              </div>
            </li>
          ))}
          {below > 0 && <li aria-hidden="true" style={{ height: below }} />}
        </ul>
      </section>
    </Card>
  )
}
