// Records wallets until some are done, then hangs in the middle of the next one, for a test that kills this process;
// or records all of them, beside others of its kind.
import { openDatabase } from '../database/open-database.ts'
import { takeSnapshots } from '../features/portfolio/history/take-snapshots.ts'
import { createFakeChain } from './fake-chain.ts'
import { listTrackedWallets } from './list-tracked-wallets.ts'
import { sampleToken } from './samples.ts'

const { DATABASE_FILE: file = '', NOW = '0', HANG_AFTER = '0' } = process.env
const now = () => Number(NOW)
const database = await openDatabase({ file, now })
const chain = createFakeChain()
let asked = 0
chain.listTokens = async () => {
  asked += 1
  if (asked > Number(HANG_AFTER)) {
    process.send?.('in the middle')
    // Stays until it is killed.
    await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1))
  }
  const updatedAt = new Date(now()).toISOString()
  return { data: [sampleToken()], source: 'fake', updatedAt, stale: false, problem: null }
}
process.send?.({
  taken: await takeSnapshots({
    ...{ database, chain, now, log: () => {} },
    listWallets: listTrackedWallets({ database, chain, now }),
  }),
  asked,
})
process.disconnect?.()
