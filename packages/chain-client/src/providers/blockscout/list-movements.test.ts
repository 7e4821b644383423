import { HOUR_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { knownChain } from '../../testing/open-provider.ts'
import { type GetPage, listBlockscoutMovements } from './list-movements.ts'

const wallet = '0x00000000000000000000000000000000000000aa'
const giver = '0x00000000000000000000000000000000000000bb'
const contract = `0x${'39'.repeat(20)}`
const FIRST = Date.UTC(2026, 0, 1)
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

/** A source whose list of one kind never ends: one row an hour, newest first. The other lists are empty. */
function endless(kind: 'ERC-20' | 'ERC-721'): GetPage {
  let block = 10_000_000
  return (path, row) => async () => {
    if (!path.includes(kind)) return { rows: [], next: null }
    block -= 1
    const rows = [
      {
        transaction_hash: hashOf(block),
        log_index: 0,
        block_number: block,
        timestamp: new Date(FIRST + (block - 10_000_000) * HOUR_MS).toISOString(),
        from: { hash: giver },
        to: { hash: wallet },
        token: { address_hash: contract, symbol: 'ART', name: 'Art', decimals: null, type: kind },
        total: { decimals: null, value: '1', token_id: '7' },
      },
    ]
    return { rows: rows.map((each) => row.parse(each)), next: { block } }
  }
}

const list = (getPage: GetPage) =>
  listBlockscoutMovements(knownChain(1), wallet, 0, {
    getPage,
    getBlockTime: () => Promise.reject(new Error('not asked')),
  })

test('a list of NFTs that was cut says from when on none is missing, and leaves the balances certain', async () => {
  const { movements, cutShortAt, nftsCutShortAt } = await list(endless('ERC-721'))
  const oldest = Math.min(...movements.map(({ at }) => at))
  expect(movements.every(({ kind }) => kind === 'nft')).toBe(true)
  // The list may have been cut in the middle of a block.
  expect(nftsCutShortAt).toBe(oldest + 1)
  expect(cutShortAt).toBeNull()
})

test('a list of tokens that was cut leaves the NFTs whole', async () => {
  const { movements, cutShortAt, nftsCutShortAt } = await list(endless('ERC-20'))
  expect(cutShortAt).toBe(Math.min(...movements.map(({ at }) => at)) + 1)
  expect(nftsCutShortAt).toBeNull()
})
