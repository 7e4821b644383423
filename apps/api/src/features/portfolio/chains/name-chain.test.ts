import { chains } from '@pkg/chains'
import { expect, test } from 'vitest'
import { nameChain } from './name-chain.ts'

const BASE = 8453

test('under the name of a chain its node is its own', () => {
  const told = [
    'Ethereum node is not answering; no node has confirmed the balances that Blockscout tells.',
    'Blockscout is not answering; Ethereum node answered instead.',
    'The last block of the Ethereum node is of 10:00 UTC, and so are these figures.',
    'Read from an Ethereum node: tokens off the list are found only if they moved since block 5.',
  ]
  expect(told.map((problem) => nameChain(chains, BASE, problem))).toEqual([
    'Base: Its node is not answering; no node has confirmed the balances that Blockscout tells.',
    'Base: Blockscout is not answering; its node answered instead.',
    'Base: The last block of its node is of 10:00 UTC, and so are these figures.',
    'Base: Read from its node: tokens off the list are found only if they moved since block 5.',
  ])
  // Where one chain is read, nobody doubts which.
  expect(nameChain(chains.slice(0, 1), 1, told[0] ?? '')).toBe(told[0])
})
