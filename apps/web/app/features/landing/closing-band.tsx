import { WayIn } from './way-in.tsx'

/** What the introduction ends with, and the way in. */
export function ClosingBand() {
  return (
    <section className="border-y border-hairline bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-7">
        <div className="flex items-center gap-5">
          {/* Each begins 0.3 s after the one before. */}
          <span aria-hidden="true" className="flex flex-none gap-1.5">
            <span className="circle size-[7px] animate-dot bg-accent-line" />
            <span className="circle size-[7px] animate-dot bg-accent-line [animation-delay:0.3s]" />
            <span className="circle size-[7px] animate-dot bg-accent-line [animation-delay:0.6s]" />
          </span>
          <div>
            <h2 className="text-title font-head">Join thousands of crypto enthusiasts</h2>
            <p className="mt-0.5 text-body text-muted">Start tracking your portfolio today</p>
          </div>
        </div>
        <WayIn />
      </div>
    </section>
  )
}
