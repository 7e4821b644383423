import type { ChainChoice } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { droppedChainWords } from './dropped-chain-words.ts'

const known = [
  { chainId: 1, name: 'Ethereum', dollars: [] },
  { chainId: 8453, name: 'Base', dollars: [] },
  { chainId: 137, name: 'Polygon PoS', dollars: [] },
]
const wallet = (...choices: [number, ChainChoice['choice']][]) => ({
  chainChoices: choices.map(([chainId, choice]) => ({ chainId, choice })),
})

it('names the chains that were dropped, in the order of the list', () => {
  const words = droppedChainWords([wallet([137, 'drop'], [1, 'drop'], [8453, 'drop'])], known, null)
  expect(words).toBe('Ethereum, Base and Polygon PoS dropped by you')
})

it('counts the wallets in which any of them was', () => {
  const wallets = [wallet([137, 'drop']), wallet([137, 'drop'], [8453, 'drop']), wallet([1, 'add'])]
  expect(droppedChainWords(wallets, known, null)).toBe(
    'Base and Polygon PoS dropped by you in 2 of 3 wallets',
  )
  expect(droppedChainWords(wallets, known, 8453)).toBe('Base dropped by you in 1 of 3 wallets')
})

it('says nothing of what was added, of other chains than the one shown, and of what is not read here', () => {
  expect(droppedChainWords([wallet([137, 'add'])], known, null)).toBe('')
  expect(droppedChainWords([wallet([137, 'drop'])], known, 1)).toBe('')
  expect(droppedChainWords([wallet([42, 'drop'])], known, null)).toBe('')
})
