import type { SourcedMarketCoin } from '@pkg/api-contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { TopCoins } from './top-coins.tsx'

const route = 'GET /api/market/top'

function coin(fields: Partial<SourcedMarketCoin> = {}): SourcedMarketCoin {
  return {
    id: 'bitcoin',
    name: 'Bitcoin',
    symbol: 'btc',
    image: null,
    current_price: 96_412,
    price_change_percentage_24h: -0.614,
    total_volume: 21_940_000_000,
    ath: 126_080,
    circulating_supply: 19_990_746,
    sparkline_in_7d: { price: [95_000, 96_412] },
    source: 'CoinGecko',
    updatedAt: '2026-03-01T10:00:00.000Z',
    stale: false,
    ...fields,
  }
}
const ether = coin({ id: 'ethereum', name: 'Ethereum', symbol: 'eth', price_change_percentage_24h: 1.42 })
/** The words of an element, with plain spaces. */
const read = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ')
const row = (name: RegExp) => screen.findByRole('button', { name })

test('a row has the name, the symbol in capitals, the signed change, the price and the week', async () => {
  answerRoutes({ [route]: { body: [coin(), ether] } })
  render(<TopCoins />)
  expect(screen.getByText('Loading top cryptocurrencies...')).toBeDefined()
  const bitcoin = await row(/Bitcoin/)
  expect(read(bitcoin)).toBe('1BitcoinBTC−0.61 % in 24 hours$96,412.00')
  expect(within(bitcoin).getByRole('img', { name: 'Bitcoin, past 7 days' })).toBeDefined()
  expect(read(await row(/Ethereum/))).toContain('+1.42 %')
})

test('no change has a plus, and an unknown one no figure', async () => {
  answerRoutes({
    [route]: {
      body: [
        coin({ price_change_percentage_24h: -0.001 }),
        { ...ether, price_change_percentage_24h: null, current_price: null },
      ],
    },
  })
  render(<TopCoins />)
  expect(read(await row(/Bitcoin/))).toContain('+0.00 %')
  expect(read(await row(/Ethereum/))).toContain('Unknown')
})

test('one row at a time is open, and shows volume, high and supply', async () => {
  answerRoutes({ [route]: { body: [coin(), ether] } })
  render(<TopCoins />)
  const person = userEvent.setup()
  await person.click(await row(/Bitcoin/))
  for (const [label, value] of [
    ['24h Volume', '$21.94B'],
    ['All-time High', '$126,080.00'],
    ['Circulating Supply', '19,990,746 BTC'],
  ]) {
    expect(screen.getByText(label ?? '').nextElementSibling?.textContent).toBe(value)
  }
  await person.click(await row(/Ethereum/))
  expect((await row(/Bitcoin/)).getAttribute('aria-expanded')).toBe('false')
  expect(screen.getAllByText('24h Volume')).toHaveLength(1)
  await person.click(await row(/Ethereum/))
  expect(screen.queryByText('24h Volume')).toBeNull()
})

test('a failure is an error panel with a way to try again', async () => {
  let healthy = false
  answerRoutes({ [route]: () => (healthy ? { body: [coin()] } : refusal('SOURCE_UNAVAILABLE')) })
  render(<TopCoins />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Error')
  expect(alert.textContent).toContain('Failed to fetch data')
  healthy = true
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await row(/Bitcoin/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refresh that fails keeps the figures, with their age', async () => {
  let healthy = true
  answerRoutes({ [route]: () => (healthy ? { body: [coin()] } : refusal('SOURCE_UNAVAILABLE')) })
  render(<TopCoins />)
  await row(/Bitcoin/)
  healthy = false
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Failed to fetch data.')).toBeDefined()
  expect(screen.getByText('$96,412.00')).toBeDefined()
})

test('figures of a source that did not answer are called stale', async () => {
  answerRoutes({ [route]: { body: [coin({ stale: true })] } })
  render(<TopCoins />)
  expect(await screen.findByText(/^Stale: as of /)).toBeDefined()
})
