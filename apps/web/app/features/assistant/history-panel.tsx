import { ConfirmDialog } from '@pkg/ui-kit/components/confirm-dialog.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { formatRelativeTime } from '@pkg/ui-kit/format/format-relative-time.ts'
import { clsx } from 'clsx'
import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { languageOf } from './language-of.ts'
import type { HistoryEntry } from './stored-history.ts'

interface HistoryPanelProps {
  id: string
  isOpen: boolean
  entries: readonly HistoryEntry[]
  selected: number | undefined
  now: number
  onSelect: (entry: HistoryEntry) => void
  onClear: () => void
  onClose: () => void
}

const DAY = 86_400_000
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })

/** What was asked on this device, newest first; beside the answer, or over it on narrow screens. */
export function HistoryPanel({
  id,
  isOpen,
  entries,
  selected,
  now,
  onSelect,
  onClear,
  onClose,
}: HistoryPanelProps) {
  const [isAsking, setIsAsking] = useState(false)

  return (
    <aside
      id={id}
      aria-label="History"
      inert={!isOpen}
      className={clsx(
        'z-20 flex-none overflow-hidden border-hairline print:hidden bg-surface transition-[width] duration-slow ease-out',
        'max-md:absolute max-md:inset-y-0 max-md:left-0',
        isOpen ? 'w-64 border-r max-md:shadow-raised md:w-72' : 'w-0',
      )}
    >
      <div className="sticky top-0 flex max-h-dvh w-64 flex-col md:w-72">
        <div className="flex items-center justify-between py-2.5 pr-2.5 pl-5">
          {/* No heading: it would come before that of the page. The landmark has the name. */}
          <p className="text-body font-strong text-text">History</p>
          <span className="flex">
            {entries.length > 0 && (
              <IconButton label="Clear history" icon={<Trash2 />} onClick={() => setIsAsking(true)} />
            )}
            <IconButton label="Close history" icon={<X />} className="md:hidden" onClick={onClose} />
          </span>
        </div>
        {entries.length === 0 ? (
          <p className="border-t border-hairline px-5 py-4 text-small text-muted">No history yet</p>
        ) : (
          <ul className="min-h-0 flex-1 overflow-y-auto">
            {entries.map((entry) => (
              <li key={`${entry.timestamp} ${entry.query}`} className="border-t border-hairline">
                <button
                  type="button"
                  aria-current={entry.timestamp === selected ? 'true' : undefined}
                  onClick={() => onSelect(entry)}
                  className={clsx(
                    'grid w-full gap-1 px-5 py-2.5 text-left text-small hover:bg-hover',
                    entry.timestamp === selected && 'bg-selected shadow-[inset_2px_0_var(--accent-line)]',
                  )}
                >
                  <span
                    lang={languageOf(entry.query)}
                    className="line-clamp-2 text-text [overflow-wrap:anywhere]"
                  >
                    {entry.query}
                  </span>
                  <span className="text-note text-muted">{writeAge(entry.timestamp, now)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Are you sure you want to clear all history?"
        confirmLabel="Clear history"
        danger
        onConfirm={() => {
          setIsAsking(false)
          onClear()
        }}
      >
        Questions and answers kept on this device are removed. This cannot be undone.
      </ConfirmDialog>
    </aside>
  )
}

/** Relative up to a day, then the date. */
function writeAge(timestamp: number, now: number): string {
  return now - timestamp < DAY ? formatRelativeTime(timestamp, now) : date.format(timestamp)
}
