import { chains } from '@pkg/chains'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BenefitsPanel } from './benefits-panel.tsx'

it('counts the networks that are read', () => {
  render(<BenefitsPanel />)
  expect(screen.getByText('networks').nextElementSibling?.textContent).toBe(String(chains.length))
})
