import { Button } from '@pkg/ui-kit/components/button.tsx'
import { floatLooks } from '@pkg/ui-kit/components/float-looks.ts'
import { clsx } from 'clsx'
import { Fuel } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { loadApi } from '#app/lib/load-api.ts'
import { useDisclosure } from '#app/lib/use-disclosure.ts'
import { useFetchAhead } from '#app/lib/use-fetch-ahead.ts'
import { GasLoading } from './gas-loading.tsx'

// Most who come never open it.
const loadPanel = () => import('./gas-panel.tsx').then((loaded) => loaded.GasPanel)
const GasPanel = lazyPart(loadPanel)
const fetchPanel = () => loadApi().then(loadPanel)

/** The Gas Tracker of the bar: nothing is read until it is opened, and nothing once it is closed. */
export function GasMenu() {
  const { ref, id, open, toggle } = useDisclosure<HTMLDivElement>()
  useFetchAhead(fetchPanel)

  return (
    <div ref={ref} className="flex items-center sm:relative">
      <Button
        variant="ghost"
        icon={<Fuel aria-hidden="true" />}
        aria-label="Gas Tracker"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={clsx(open && 'bg-hover text-figure')}
      >
        <span className="max-md:sr-only">Gas</span>
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
            <GasPanel />
          </Suspense>
        )}
      </section>
    </div>
  )
}
