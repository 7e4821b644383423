import { expect, it } from 'vitest'
import { distinctSentences } from './distinct-sentences.ts'

it('says each sentence of several readings once, in their order', () => {
  const one = 'Ethereum: Moralis is not answering; Blockscout answered instead.'
  const two = 'Base: The figures of 08:40 UTC stand in.'
  expect(distinctSentences([`${one} ${two}`, one, `${two} ${one}`, 'Nothing came.'])).toEqual([
    ...[one, two, 'Nothing came.'],
  ])
  expect(distinctSentences([])).toEqual([])
})

it('tells of several chains at once what is told of each', () => {
  const away = 'Its node is not answering; no node has confirmed the balances.'
  const down = 'Blockscout and its node are not answering.'
  expect(
    distinctSentences([`Ethereum: ${away} Base: ${away}`, `OP Mainnet: ${down} Polygon PoS: ${away}`, away]),
  ).toEqual([`Ethereum, Base and Polygon PoS: ${away}`, `OP Mainnet: ${down}`])
  expect(distinctSentences([away, `Base: ${away}`])).toEqual([`Base: ${away}`])
})

it('tells a reason once, and what follows a name without one of its own together with it', () => {
  const [reason, rest] = ['Its node is not answering', 'what is inside contracts is of 21:38 UTC.']
  const told = `${reason}; no node has confirmed the balances. ${reason}; ${rest}`
  expect(distinctSentences([`Ethereum: ${told} Base: ${told} OP Mainnet: It is away.`])).toEqual([
    `Ethereum and Base: ${reason}; no node has confirmed the balances. What is inside contracts is of 21:38 UTC.`,
    'OP Mainnet: It is away.',
  ])
})
