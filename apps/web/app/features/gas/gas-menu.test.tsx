import type { Gas } from '@pkg/api-contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { GasMenu } from './gas-menu.tsx'

const route = 'GET /api/gas'
const gas: Gas = {
  low: 1.618,
  average: 1.8371,
  high: 2.306,
  baseFee: 1.5704,
  nextBaseFee: 1.612,
  etherUsd: 3412.66,
  costs: [
    { id: 'transfer', gasUnits: 21_000, usd: 0.1317 },
    { id: 'token-transfer', gasUnits: 65_000, usd: 0.4075 },
    { id: 'swap', gasUnits: 180_000, usd: null },
  ],
  source: 'Ethereum node',
  updatedAt: '2026-03-01T10:00:08.000Z',
  stale: false,
  problem: null,
}

async function open() {
  render(
    <MemoryRouter>
      <GasMenu />
    </MemoryRouter>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: /^Gas Tracker/ }))
  return person
}
const after = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('the button tells the average price once the page stands, and the menu shows the same reading', async () => {
  const { calls } = answerRoutes({ [route]: { body: gas } })
  render(
    <MemoryRouter>
      <GasMenu />
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: /^Gas Tracker/ })
  expect(button.textContent).toBe('Gas')
  expect(calls).toEqual([])
  await expect.poll(() => button.textContent).toBe('1.84 gwei')
  // Whoever says what they see means this button.
  expect(screen.getByRole('button', { name: 'Gas Tracker 1.84 gwei' })).toBe(button)
  await userEvent.click(button)
  expect(await screen.findByText('Average')).toBeDefined()
  expect(after('Average')).toBe('1.84')
  expect(calls).toHaveLength(1)
})

test('a price that is old is named stale in the button, and one that is unknown is no number', async () => {
  answerRoutes({ [route]: { body: { ...gas, stale: true } } })
  await open()
  expect(await screen.findByText('Low')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Gas Tracker/ }).textContent).toBe('1.84 gwei, stale')
  cleanup()
  answerRoutes({ [route]: refusal('SOURCE_UNAVAILABLE') })
  await open()
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Gas Tracker/ }).textContent).toBe('Gas')
})

test('until the prices are there the menu says that they are on their way', async () => {
  const answer = Promise.withResolvers<{ body: Gas }>()
  answerRoutes({ [route]: () => answer.promise })
  await open()
  expect(await screen.findByText('Loading gas prices...')).toBeDefined()
  answer.resolve({ body: gas })
  expect(await screen.findByText('Low')).toBeDefined()
  expect(screen.queryByText('Loading gas prices...')).toBeNull()
})

test('the menu shows three prices in gwei, the base fees, and when they were read', async () => {
  answerRoutes({ [route]: { body: gas } })
  await open()
  expect(await screen.findByRole('heading', { name: 'Ethereum Gas Prices (Gwei)' })).toBeDefined()
  expect(await screen.findByText('Low')).toBeDefined()
  expect(['Low', 'Average', 'High', 'Base fee', 'Next block'].map(after)).toEqual([
    '1.62',
    '1.84',
    '2.31',
    '1.57',
    '1.61',
  ])
  expect(screen.getByText(/^Last updated \d\d:\d\d:08$/)).toBeDefined()
  expect(screen.getByText('Updates every 30 seconds')).toBeDefined()
})

test('a source that tells of the next block alone is shown so, and one that tells of none says it', async () => {
  answerRoutes({ [route]: { body: { ...gas, baseFee: 1.612 } } })
  await open()
  expect(await screen.findByText('Base fee of the next block')).toBeDefined()
  expect(after('Base fee of the next block')).toBe('1.61')
  expect(screen.queryByText('Base fee')).toBeNull()
  cleanup()
  answerRoutes({ [route]: { body: { ...gas, baseFee: null, nextBaseFee: null } } })
  await open()
  expect(await screen.findByText('This source does not tell the base fee.')).toBeDefined()
})

test('units of gas stand apart from prices, and an unknown cost is no zero', async () => {
  answerRoutes({ [route]: { body: gas } })
  await open()
  const transfer = (await screen.findByText(/Transfer of ether/)).parentElement
  expect(transfer?.textContent).toBe('Transfer of ether 21,000 gas$0.13')
  expect(screen.getByText(/^Swap/).parentElement?.textContent).toBe('Swap about 180,000 gasUnknown')
})

test('a failure is said with the advice to try later', async () => {
  answerRoutes({ [route]: refusal('SOURCE_UNAVAILABLE') })
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Failed to fetch gas dataPlease try again later')
})

test('Escape closes the menu and gives the focus back', async () => {
  answerRoutes({ [route]: { body: gas } })
  const person = await open()
  await screen.findByText('Low')
  await person.keyboard('{Escape}')
  expect(screen.queryByText('Low')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Gas Tracker/ }))
})
