import { calculators } from '@pkg/finance-math/calculators'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
// What the page fetches behind its first load is here already, so that no test waits for a file.
import './answer-details.tsx'
import './answer-options.tsx'
import './headline-strip.tsx'
import './link-notice.tsx'
import './pin-result.ts'
import './result-chart.tsx'
import './result-split.tsx'
import './share-actions.tsx'
import { CalculatorPage } from './calculator-page.tsx'
import * as file from './save-csv.ts'
import { usePins } from './use-pins.ts'

type Definition = (typeof calculators)[number]

const byId = (id: string) => calculators.find((definition) => definition.id === id) as Definition

/** Presses a button as soon as React has drawn the page, which then still shows the defaults. */
function Press({ name }: { name: string }) {
  useLayoutEffect(() => {
    screen.getByRole('button', { name }).click()
  }, [name])
  return null
}

function draw(definition: Definition, search: string, name?: string) {
  const router = createMemoryRouter([{ path: '*', element: <CalculatorPage definition={definition} /> }], {
    initialEntries: [`${definition.path}${search}`],
  })
  return render(
    <>
      <RouterProvider router={router} />
      {name && <Press name={name} />}
    </>,
  )
}

/** The page once the code of all its parts is there, and a press before it has taken its link over. */
async function pressAtOnce(id: string, search: string, name: string) {
  const first = draw(byId(id), '')
  await screen.findByRole('button', { name })
  first.unmount()
  draw(byId(id), search, name)
}

beforeEach(() => usePins.setState({ pins: [] }))

const link = '?principal=250000&annualRatePercent=8'

test('a link copied before the page has taken its own over is that link', async () => {
  userEvent.setup()
  await pressAtOnce('fd', link, 'Copy link')
  await expect.poll(() => navigator.clipboard.readText()).toContain('principal=250000')
  expect(await navigator.clipboard.readText()).toContain('annualRatePercent=8&')
})

test('what is pinned by then is what the link says', async () => {
  await pressAtOnce('fd', link, 'Pin')
  await expect.poll(() => usePins.getState().pins).toHaveLength(1)
  expect(usePins.getState().pins[0]?.query).toContain('principal=250000')
})

test('so are the rows that are exported, in the money and the view of the link', async () => {
  const save = vi.spyOn(file, 'saveCsv').mockImplementation(() => {})
  await pressAtOnce('sip', '?monthlyInvestment=7000&years=4&inflation=6', 'Export CSV')
  await expect.poll(() => save.mock.calls).toHaveLength(1)
  const [, rows, options] = save.mock.calls[0] ?? []
  expect(rows).toHaveLength(4)
  expect(options).toEqual({ view: 'yearly', isInTodaysMoney: true })
})
