import { multicallBytecode } from '@app/sandbox/artifacts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PositionWorld, startPositionWorld } from '../../testing/position-world.ts'
import { erc721Abi } from './abis.ts'
import { openNode } from './open-node.ts'
import { readLongAnswers } from './read-long-answers.ts'

/** Answers whatever it is asked with a list of no results (two words, 32 and 0), as a stranger may at that address. */
const hostile = '0x6020600052600060205260406000f3' as const
/** Goes round in a circle until its gas is used up. */
const burner = { address: '0x00000000000000000000000000000000000b0001', bytecode: '0x5b600056' } as const
/** Refuses whatever it is asked. */
const refuser = { address: '0x00000000000000000000000000000000000b0002', bytecode: '0x60006000fd' } as const

let world: PositionWorld
beforeAll(async () => {
  world = await startPositionWorld(1)
  for (const code of [burner, refuser]) await world.test.setCode(code)
})
afterAll(() => world.stop())

test('what stands at the address of Multicall3 is believed by its code alone, and nobody takes an answer from another', async () => {
  const { address } = world.chain.multicall3
  const asked = [world.address('usdc'), burner.address, refuser.address, world.address('weth')]
  const read = async () => {
    const node = await openNode(world.chain, world.url)
    const names = asked.map((one) => ({ address: one, abi: erc721Abi, functionName: 'name' }))
    return [node.hasMulticall, ...(await readLongAnswers(node, names))]
  }
  const told = ['USD Coin', undefined, undefined, 'Wrapped Ether']
  expect(await read()).toEqual([false, ...told])
  await world.test.setCode({ address, bytecode: hostile })
  expect(await read()).toEqual([false, ...told])
  await world.test.setCode({ address, bytecode: multicallBytecode })
  expect(await read()).toEqual([true, ...told])
})
