import { Suspense } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useApiStatus } from '#app/lib/use-api-status.ts'

// Shown only where the sources are those of the sandbox.
const Chip = lazyPart(() => import('@pkg/ui-kit/components/chip.tsx').then((loaded) => loaded.Chip))

/** Says, on every page and for good, that the figures are not from the real chain. Nothing in live mode. */
export function SandboxMark() {
  const { status } = useApiStatus()
  // Without an answer nothing is claimed.
  if (status?.mode !== 'sandbox') return null
  return (
    <Suspense>
      <Chip tone="sandbox" title="Figures come from the built-in sandbox, not from a live provider">
        {/* One child, as a gap would stand between two. A phone has room for one word beside the price of gas. */}
        <span>
          Sandbox<span className="max-sm:sr-only"> data</span>
        </span>
      </Chip>
    </Suspense>
  )
}
