import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, expect, it } from 'vitest'
import { deferredPart } from './deferred-part.tsx'

interface FigureProps {
  rate: number
}

const Figure = ({ rate }: FigureProps) => <output>{rate} %</output>

/** A form of one button, and the part whose code comes later. */
function createPage(Part: ComponentType<FigureProps>) {
  return function Page() {
    const [rate, setRate] = useState(8)
    return (
      <>
        <button type="button" onClick={() => setRate((before) => before + 1)}>
          More
        </button>
        <Part rate={rate} />
      </>
    )
  }
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

/** The prerendered page in the document, taken over by React, with the code of the part held back. */
async function arrive() {
  const Prerendered = createPage(deferredPart(() => Promise.resolve(Figure)))
  const { prelude } = await prerender(<Prerendered />)
  const place = document.createElement('div')
  place.innerHTML = await new Response(prelude).text()
  document.body.append(place)
  let bring = (_part: ComponentType<FigureProps>) => {}
  const Page = createPage(
    deferredPart(
      () =>
        new Promise((resolve) => {
          bring = resolve
        }),
    ),
  )
  await act(async () => {
    root = hydrateRoot(place, <Page />)
  })
  return { bring: (part: ComponentType<FigureProps>) => act(async () => bring(part)) }
}

const more = () => fireEvent.click(screen.getByRole('button', { name: 'More' }))
const figure = () => screen.getByRole('status').textContent

it('a part stays on the page while its props change before its code is there, and then says what is so', async () => {
  const { bring } = await arrive()
  expect(figure()).toBe('8 %')
  const before = screen.getByRole('status')
  more()
  more()
  expect(screen.getByRole('status')).toBe(before)
  await bring(Figure)
  expect(figure()).toBe('10 %')
  // Taken over and not drawn anew.
  expect(screen.getByRole('status')).toBe(before)
})

it('a part whose code is there changes with the page, at once', async () => {
  const { bring } = await arrive()
  await bring(Figure)
  more()
  expect(figure()).toBe('9 %')
})
