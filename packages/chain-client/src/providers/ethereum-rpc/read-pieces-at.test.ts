import { multicallBytecode } from '@app/sandbox/artifacts'
import type { AssetId } from '@pkg/api-contract'
import type { Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { type PieceId, toPieceId } from '../../ports/pieces.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { type Place, startPositionWorld } from '../../testing/position-world.ts'
import { openNode } from './open-node.ts'
import { readPiecesAt } from './read-pieces-at.ts'
import { withoutOwnCode } from './without-own-code.test-kit.ts'

const wallet: Address = '0x00000000000000000000000000000000000a11ce'
const other: Address = '0x000000000000000000000000000000000000b0b0'
const LARGEST = 2n ** 256n - 1n
const world = await startPositionWorld(1)
afterAll(world.stop)

const pieceOf = (place: Place, id: bigint): PieceId => toPieceId(world.asset(place), String(id))
const blockNow = async () => Number(await world.reader.getBlockNumber())

/** Code that answers every question alike, at an address of its own. */
async function placeCode(low: number, bytecode: Hex): Promise<AssetId> {
  const address: Address = `0x${low.toString(16).padStart(40, 'e')}`
  await world.test.setCode({ address, bytecode })
  return `1:${address}`
}

test('pieces of both standards are told as they were at a block, with what went and what nobody has', async () => {
  await world.fund(wallet, {})
  await world.send(world.minter, 'collection', 'mint', wallet, 1n)
  await world.send(world.minter, 'collection', 'mint', wallet, LARGEST)
  await world.send(world.minter, 'badges', 'mint', wallet, 7n, 5n)
  const first = await blockNow()
  await world.send(wallet, 'collection', 'transferFrom', wallet, other, 1n)
  await world.send(wallet, 'badges', 'safeTransferFrom', wallet, other, 7n, 2n, '0x')
  const node = await openNode(world.chain, world.url)
  const pieces = [
    ...[pieceOf('collection', 1n), pieceOf('collection', LARGEST), pieceOf('collection', 3n)],
    ...[pieceOf('badges', 7n), pieceOf('badges', 8n)],
  ]
  const told = async (block: number, of = node) => {
    const found = await readPiecesAt(of, wallet, pieces, block)
    return pieces.map((piece) => found.get(piece))
  }
  // Of the third piece the contract refuses to name an owner: there is none.
  for (const bytecode of ['0x', multicallBytecode] as const) {
    await world.test.setCode({ address: world.chain.multicall3.address, bytecode })
    for (const one of [await openNode(world.chain, world.url), withoutOwnCode(node)]) {
      expect(await told(first, one)).toEqual([1n, 1n, 0n, 5n, 0n])
      expect(await told(await blockNow(), one)).toEqual([0n, 1n, 0n, 3n, 0n])
    }
  }
})

test('contracts that lie, burn their gas or answer a megabyte tell nothing, and take nothing away from the others', async () => {
  await world.send(world.minter, 'collection', 'mint', wallet, 100n)
  const liars = [
    // One, and the largest number, to whatever is asked: an owner and an amount that do not fit together.
    await placeCode(1, '0x60015f5260205ff3'),
    await placeCode(2, '0x5f195f5260205ff3'),
    // The wallet as an owner, to whatever is asked.
    await placeCode(3, `0x73${wallet.slice(2)}5f5260205ff3`),
    await placeCode(4, '0x5b5f56'),
    await placeCode(5, '0x621000005ff3'),
    // No contract at all, and one that is no token.
    '1:0x00000000000000000000000000000000deadbeef',
    world.asset('pool'),
  ] satisfies AssetId[]
  const honest = pieceOf('collection', 100n)
  const pieces = [...liars.map((asset) => toPieceId(asset, '5')), honest]
  const open = await openNode(world.chain, world.url)
  for (const node of [open, withoutOwnCode(open)]) {
    expect([...(await readPiecesAt(node, wallet, pieces, await blockNow()))]).toEqual([[honest, 1n]])
  }
})

test('what no contract can have as an id, and what is of no contract or of another chain, is not asked about', async () => {
  const node = await openNode(world.chain, world.url)
  const asset = world.asset('collection')
  const odd = ['', '-1', '0x1', '01', '1.5', String(2n ** 256n), '9'.repeat(400), '1 ', '１']
  const pieces = [
    ...odd.map((id) => toPieceId(asset, id)),
    ...(['1:native', '1:0x12', `10:${asset.slice(2)}`] as const).map((each) => toPieceId(each, '1')),
  ]
  expect(await readPiecesAt(node, wallet, pieces, await blockNow())).toEqual(new Map())
})
