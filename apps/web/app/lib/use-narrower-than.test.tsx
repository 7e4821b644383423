import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useNarrowerThan } from './use-narrower-than.ts'

function Width({ width }: { width: `${number}rem` }) {
  return <p>{useNarrowerThan(width) ? `narrower than ${width}` : `${width} or wider`}</p>
}

it('takes paper for narrow before the browser counts its pages, and asks the window otherwise', () => {
  render(
    <>
      <Width width="70rem" />
      <Width width="40rem" />
    </>,
  )
  expect(screen.getByText('70rem or wider')).toBeDefined()
  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('narrower than 70rem')).toBeDefined()
  // As wide as paper may be: what the window says counts.
  expect(screen.getByText('40rem or wider')).toBeDefined()
  act(() => window.dispatchEvent(new Event('afterprint')))
  expect(screen.getByText('70rem or wider')).toBeDefined()
})
