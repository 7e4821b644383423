import { Button } from '@pkg/ui-kit/components/button.tsx'
import { floatLooks } from '@pkg/ui-kit/components/float-looks.ts'
import { clsx } from 'clsx'
import { ChevronDown, Fuel } from 'lucide-react'
import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { isEmbedded } from '#app/lib/is-embedded.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { loadApi } from '#app/lib/load-api.ts'
import { useDisclosure } from '#app/lib/use-disclosure.ts'
import { useFetchAhead } from '#app/lib/use-fetch-ahead.ts'
import { GasLoading } from './gas-loading.tsx'
import type { GasReading } from './gas-reading.ts'

// Neither is needed for the first paint; where the code of the price cannot be had, the button keeps its word.
const loadPanel = () => import('./gas-panel.tsx').then((loaded) => loaded.GasPanel)
const loadPrice = () => loadApi().then(() => import('./gas-price.tsx'))
const GasPanel = lazyPart(loadPanel)
const GasPrice = lazy(() =>
  loadPrice().then(
    (loaded) => ({ default: loaded.GasPrice }),
    () => ({ default: () => 'Gas' }),
  ),
)

/** The Gas Tracker of the bar: the average price in its button, all prices in what it opens, both of one reading. */
export function GasMenu() {
  const { ref, id, open, toggle } = useDisclosure<HTMLDivElement>()
  const nameId = useId()
  const priceId = useId()
  const [reading, setReading] = useState<GasReading>({ gas: undefined, failed: false })
  const [canRead, setCanRead] = useState(false)
  const fetchAhead = useCallback(async () => {
    // The bar is not shown there.
    if (isEmbedded()) return
    await loadPrice()
    setCanRead(true)
    await loadPanel()
  }, [])
  useFetchAhead(fetchAhead)

  return (
    <div ref={ref} className="flex items-center sm:relative">
      {/* The name of the button begins with it and goes on with the price that the button shows. */}
      <span id={nameId} hidden>
        Gas Tracker
      </span>
      <Button
        variant="ghost"
        icon={<Fuel aria-hidden="true" className="max-xs:hidden" />}
        aria-labelledby={`${nameId} ${priceId}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={clsx('max-md:px-2', open && 'bg-hover text-figure')}
      >
        {/* As wide as a price, so that nothing moves when it comes. */}
        <span id={priceId} className="min-w-9 text-left md:min-w-[4.75rem]">
          {canRead || open ? (
            <Suspense fallback="Gas">
              <GasPrice onReading={setReading} />
            </Suspense>
          ) : (
            'Gas'
          )}
        </span>
        <ChevronDown aria-hidden="true" className="max-md:hidden" />
      </Button>
      <section
        id={id}
        aria-label="Gas Tracker"
        hidden={!open}
        className={clsx(
          floatLooks,
          'absolute top-full z-30 mt-1.5 p-0 max-sm:inset-x-gutter sm:right-0 sm:w-[22rem]',
        )}
      >
        {open && (
          <Suspense fallback={<GasLoading />}>
            <GasPanel reading={reading} />
          </Suspense>
        )}
      </section>
    </div>
  )
}
