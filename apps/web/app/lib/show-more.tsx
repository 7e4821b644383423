import { Button } from '@pkg/ui-kit/components/button.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { passFocus } from './pass-focus.ts'

interface ShowMoreProps {
  /** The element whose children are the rows. */
  list: RefObject<Element | null>
  drawn: number
  of: number
  /** How many more each press draws. @default all of them */
  step?: number
  /** What the rows are, in the plural: "wallets". */
  rows?: string
  /** Draws more rows, now or once they are read. */
  onMore: () => void
  /** Whether they are being read. @default false */
  busy?: boolean
  /** Draws as few rows as at first; given once more are drawn. */
  onFewer?: (() => void) | undefined
  className?: string
}

/**
 * Below a list that is drawn in part: a press draws more rows, and the focus goes on to the first new one. Stands below a
 * list that is drawn whole too, as the last press is followed once the button has gone.
 */
export function ShowMore(props: ShowMoreProps) {
  const { list, drawn, of, step = of, rows, onMore, busy = false, onFewer, className = 'mt-2' } = props
  const pressed = useRef<'more' | 'fewer'>(undefined)
  const before = useRef<ReadonlySet<Element>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const rest = of - drawn

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have come when other many are drawn
  useEffect(() => {
    if (pressed.current === 'fewer') passFocus(null, button.current)
    if (pressed.current === 'more') {
      const first = [...(list.current?.children ?? [])].find((row) => !before.current?.has(row))
      if (first instanceof HTMLElement) {
        first.tabIndex = -1
        passFocus(button.current, first)
      }
    }
    pressed.current = undefined
  }, [list, drawn])

  if (rest <= 0 && !onFewer) return null
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden ${className}`}>
      {rest > 0 && (
        <>
          <Button
            ref={button}
            size="sm"
            variant="ghost"
            busy={busy}
            onClick={() => {
              pressed.current = 'more'
              before.current = new Set(list.current?.children)
              onMore()
            }}
          >
            Show {Math.min(step, rest).toLocaleString('en-US')} more
          </Button>
          <span className="text-note text-muted">
            {drawn.toLocaleString('en-US')} of {of.toLocaleString('en-US')} {rows}
          </span>
        </>
      )}
      {onFewer && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            pressed.current = 'fewer'
            onFewer()
          }}
        >
          Show fewer
        </Button>
      )}
    </div>
  )
}
