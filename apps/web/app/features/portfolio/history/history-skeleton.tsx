import { PlotSkeleton } from './plot-skeleton.tsx'

/**
 * The place of the history: what stands above its plot (the sentence of `PickedChange`, and on narrow screens the figures
 * of a point), the plot, the note of a point below it, and its footnote, on phones of three lines. As high as these are,
 * so that what stands below stays under the finger that presses it while the history comes.
 */
export function HistorySkeleton() {
  return (
    <div className="@container mt-3.5" aria-hidden="true">
      <div className="mb-2 min-h-15 @max-[36rem]:min-h-30" />
      <div className="mb-3 hidden h-13 rounded-base bg-sunken @max-[36rem]:block @max-[20rem]:h-17 pointer-coarse:block" />
      <PlotSkeleton />
      <div className="mt-3 hidden h-12 rounded-base bg-sunken @max-[36rem]:block pointer-coarse:block" />
      <div className="mt-3 h-4 max-sm:h-13" />
    </div>
  )
}
