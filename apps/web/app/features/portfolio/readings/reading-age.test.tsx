import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReadingAge } from './reading-age.tsx'

const updatedAt = new Date(0).toISOString()

it('names the moment and the source of a reading, and neither of what was never read', () => {
  const { rerender } = render(<ReadingAge updatedAt={updatedAt} state="stale" source="Blockscout" />)
  expect(screen.getByText(/^Stale: as of .+, from Blockscout$/)).toBeDefined()
  rerender(<ReadingAge updatedAt={updatedAt} state="stale" source="none" />)
  expect(screen.getByText('Not read yet')).toBeDefined()
  expect(screen.queryByText(/as of|none/)).toBeNull()
})
