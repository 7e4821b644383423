import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'

const frames = ['first', 'second', 'third'] as const

/** How far the banner has been read, in three frames. Large screens only, and only where the banner moves. */
export function ScrollHint() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 bottom-18 hidden lg:moving:block [@media(max-height:760px)]:lg:moving:hidden"
    >
      <div className="page-width flex items-center gap-3.5 text-small text-muted">
        <span className="flex gap-1">
          {frames.map((frame, index) => (
            <span key={frame} className="h-0.5 w-[18px] bg-hairline-strong">
              <span
                data-part={index === 0 ? undefined : 'frame'}
                className={clsx(
                  'block h-full origin-left bg-accent-line',
                  index > 0 && '[transform:scaleX(0)]',
                )}
              />
            </span>
          ))}
        </span>
        <span data-part="hint" className="flex items-center gap-1.5">
          Scroll <ArrowDown className="size-3.5 animate-hint stroke-[1.75]" />
        </span>
      </div>
    </div>
  )
}
