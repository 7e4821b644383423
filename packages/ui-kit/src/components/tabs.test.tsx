import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Segmented } from './segmented.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

function Portfolio() {
  const [value, setValue] = useState('overview')
  const items = [
    { value: 'overview', label: 'Overview', content: 'All of it' },
    { value: 'tokens', label: 'Tokens', count: 9, content: 'Nine tokens' },
    { value: 'nfts', label: 'NFTs', disabledReason: 'Select a wallet first', content: 'Pictures' },
  ]
  return <Tabs label="Portfolio" items={items} value={value} onValueChange={setValue} />
}

function Ranges() {
  const [range, setRange] = useState<'1d' | '1w'>('1w')
  return (
    <Segmented
      label="Range"
      value={range}
      onChange={setRange}
      options={[
        { value: '1d', label: '1d' },
        { value: '1w', label: '1w' },
      ]}
    />
  )
}

test('arrow keys move between tabs and only the open panel is there', async () => {
  render(<Portfolio />)
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('All of it')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tokens9')
  expect(screen.getByRole('tabpanel').textContent).toBe('Nine tokens')
})

test('a disabled tab can be reached, says why, and does not open', async () => {
  render(<Portfolio />)
  const tab = screen.getByRole('tab', { name: 'NFTs, Select a wallet first' })
  expect(tab.getAttribute('aria-disabled')).toBe('true')
  expect(tab.title).toBe('Select a wallet first')
  await userEvent.click(tab)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview')
  await userEvent.keyboard('{Home}{End}')
  expect(document.activeElement).toBe(tab)
  expect(screen.queryByText('Pictures')).toBeNull()
})

test('a segmented control is a group of radio buttons', async () => {
  render(<Ranges />)
  expect(screen.getByRole('group', { name: 'Range' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '1d' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1d' }).checked).toBe(true)
})
