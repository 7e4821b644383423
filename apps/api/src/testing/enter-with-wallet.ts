import { users } from '@pkg/api-contract'
import { buildTestApp } from './build-test-app.ts'
import { createFakeChain, type FakeWorld } from './fake-chain.ts'

/** A person who tracks one wallet, in a server whose chain tells of a given world. */
export async function enterWithWallet(address: string, world: Partial<FakeWorld>) {
  const chain = createFakeChain(world)
  const { browser, ...rest } = await buildTestApp({ chain })
  const one = browser()
  await one.enter('ada')
  await one.api(users.addAddress, { body: { address } })
  return { ...rest, ...one, chain }
}
