import { openSandbox } from '@app/sandbox/testing'
import type { Address } from 'viem'
import { test } from 'vitest'
import { address, expectSameWorth, readWorthEachWay } from './read-worth.test-kit.ts'

const LIARS = ['huge', 'ofItself', 'burner', 'byBlock', 'byCaller', 'megabyte', 'falsePair', 'falseLent']

const sandbox = await openSandbox({ now: new Date('2026-04-01T09:00:00Z') })

test('whatever a stranger gives a wallet changes no sum and hides nothing, to an index and to a node alone', async () => {
  const before = await readWorthEachWay(sandbox)
  const liars: Address[] = []
  for (const name of LIARS) liars.push(await sandbox.mint(name, address, 10n ** 24n))
  expectSameWorth(await readWorthEachWay(sandbox), before, liars)
})
