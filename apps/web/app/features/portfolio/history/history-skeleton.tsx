import { PlotSkeleton } from './plot-skeleton.tsx'

/**
 * The place of the history: what stands above its plot (the sentence of `PickedChange`, and on narrow screens the words of
 * a point), the plot, and its footnote. As high as these are, so that what stands below stays under the finger that
 * presses it while the history comes.
 */
export function HistorySkeleton() {
  return (
    <div className="@container mt-3.5" aria-hidden="true">
      <div className="mb-2 min-h-15 @max-[24rem]:min-h-16" />
      <div className="mb-3 hidden h-[4.375rem] rounded-base bg-sunken @max-[36rem]:block @max-[24rem]:h-[7.625rem] pointer-coarse:block" />
      <PlotSkeleton />
      <div className="mt-3 h-4 max-sm:h-10" />
    </div>
  )
}
