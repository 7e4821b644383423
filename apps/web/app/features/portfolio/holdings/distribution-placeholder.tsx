import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'

/** Says what will stand here, in the place and shape in which it will. */
export function DistributionPlaceholder() {
  return (
    <Card>
      <CardBand>
        <CardHead title="Portfolio Distribution" />
        <div className="mt-4 flex items-center gap-6">
          <svg viewBox="0 0 132 132" className="size-32 flex-none" aria-hidden="true">
            {[52, 32].map((radius) => (
              <circle
                key={radius}
                cx="66"
                cy="66"
                r={radius}
                fill="none"
                strokeDasharray="2 5"
                className="stroke-hairline-strong stroke-[1.5]"
              />
            ))}
          </svg>
          <p className="max-w-[24ch] text-small text-muted">
            Your five largest holdings will stand here, each with its share.
          </p>
        </div>
      </CardBand>
    </Card>
  )
}
