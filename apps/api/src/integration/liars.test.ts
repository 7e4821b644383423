import { createSandbox, type Sandbox } from '@app/sandbox'
import type { Address } from 'viem'
import { afterAll, beforeAll, test } from 'vitest'
import { address, expectSameWorth, readWorthEachWay } from './read-worth.test-kit.ts'

const LIARS = ['huge', 'ofItself', 'burner', 'byBlock', 'byCaller', 'megabyte', 'falsePair', 'falseLent']

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ now: new Date('2026-04-01T09:00:00Z') })
})
afterAll(() => sandbox.close())

test('whatever a stranger gives a wallet changes no sum and hides nothing, to an index and to a node alone', async () => {
  const before = await readWorthEachWay(sandbox)
  const liars: Address[] = []
  for (const name of LIARS) liars.push(await sandbox.mint(name, address, 10n ** 24n))
  expectSameWorth(await readWorthEachWay(sandbox), before, liars)
})
