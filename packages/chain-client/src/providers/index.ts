import { blockscout } from './blockscout/blockscout.ts'
import { coingecko } from './coingecko.ts'
import { defillama } from './defillama.ts'
import type { Provider } from './define-provider.ts'
import { ethereumRpc } from './ethereum-rpc/ethereum-rpc.ts'
import { etherscan } from './etherscan.ts'
import { exchangerateApi } from './exchangerate-api.ts'
import { feeds } from './feeds/feeds.ts'
import { frankfurter } from './frankfurter.ts'
import { gemini } from './gemini/gemini.ts'
import { moralis } from './moralis.ts'
import { openErApi } from './open-er-api.ts'
import { rss2json } from './rss2json.ts'

/** Every provider; the order is the order in which they are asked. */
export const providers: readonly Provider[] = [
  moralis,
  blockscout,
  // Asked for gas before the node: whoever gave it a key wants it.
  etherscan,
  ethereumRpc,
  defillama,
  coingecko,
  feeds,
  rss2json,
  openErApi,
  exchangerateApi,
  frankfurter,
  gemini,
]
