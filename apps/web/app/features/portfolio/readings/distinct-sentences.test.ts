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
