import { clsx } from 'clsx'
import { ChartLine, ChartPie, Table as TableIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CardHead } from '../components/card.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { type ChartTable, DataTable } from './data-table.tsx'

interface ChartFrameProps {
  title: string
  /** A quiet note beside the title: "by USD value". */
  note?: ReactNode
  /** The whole chart in one sentence, for those who do not see it. */
  summary: string
  /** Made only once it is asked for: it has words for every point. */
  table: () => ChartTable
  children: ReactNode
  /** What the button back to the chart shows. @default 'pie' */
  icon?: 'pie' | 'line'
  /** What takes the focus instead of the picture: an input that walks over its points. */
  walker?: ReactNode
  reach?: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void }
  className?: string | undefined
}

/** The head of a chart and its other form: the same data as a table, by the button or the key T. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, summary, table, children, icon = 'pie', walker, reach, className } = props
  const ChartIcon = icon === 'pie' ? ChartPie : ChartLine
  const [asTable, setAsTable] = useState(false)
  const bodyId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => setAsTable(!asTable)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'radio') return
    // The element that has the focus may be part of what is about to be replaced.
    button.current?.focus()
    toggle()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shortcut to the button inside
    <div {...reach} onKeyDown={handleKeyDown} className={className}>
      <CardHead
        title={title}
        control={
          <>
            {note}
            <IconButton
              ref={button}
              label={asTable ? 'Show as chart' : 'Show as table'}
              title={asTable ? 'Show as chart (T)' : 'Show as table (T)'}
              aria-keyshortcuts="T"
              aria-pressed={asTable}
              aria-controls={bodyId}
              icon={asTable ? <ChartIcon aria-hidden="true" /> : <TableIcon aria-hidden="true" />}
              onClick={toggle}
              className="-my-2 -me-2 print:hidden"
            />
          </>
        }
      />
      <div
        id={bodyId}
        className={clsx(
          'relative mt-3.5 rounded-inset outline-offset-4 outline-focus has-[[type=range]:focus-visible]:outline-2',
          asTable && 'hidden print:block',
        )}
      >
        <div role="img" aria-label={summary} {...(!walker && { tabIndex: 0 })}>
          {children}
        </div>
        {walker}
      </div>
      {asTable && <DataTable title={title} {...table()} />}
    </div>
  )
}
