import { expect, it } from 'vitest'
import { formatSources } from './format-sources.ts'

it('names each source once, with what it did', () => {
  expect(formatSources(['Moralis, prices by DefiLlama, movements by Blockscout', 'Moralis'])).toBe(
    'Moralis, prices by DefiLlama, movements by Blockscout',
  )
  expect(formatSources(['Moralis, prices by DefiLlama', 'Blockscout, prices by CoinGecko'])).toBe(
    'Moralis and Blockscout, prices by DefiLlama and CoinGecko',
  )
})

it('names each source once in a phrase of phrases too', () => {
  const both = 'Blockscout and Moralis, prices by DefiLlama and CoinGecko'
  expect(formatSources([both])).toBe(both)
  expect(formatSources(['Blockscout', both, 'Moralis, prices by CoinGecko'])).toBe(both)
})

it('puts who holds the data first, whichever answer came first', () => {
  expect(formatSources(['movements by Blockscout', 'Moralis'])).toBe('Moralis, movements by Blockscout')
})

it('says none when there is none', () => {
  expect(formatSources([])).toBe('none')
  expect(formatSources(['none', 'Moralis'])).toBe('Moralis')
})
