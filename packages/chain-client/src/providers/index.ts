import { blockscout } from './blockscout/blockscout.ts'
import { coingecko } from './coingecko/coingecko.ts'
import { defillama } from './defillama/defillama.ts'
import type { Provider } from './define-provider.ts'
import { ethereumRpc } from './ethereum-rpc/ethereum-rpc.ts'
import { etherscan } from './etherscan/etherscan.ts'
import { exchangerateApi } from './exchangerate-api/exchangerate-api.ts'
import { feeds } from './feeds/feeds.ts'
import { frankfurter } from './frankfurter/frankfurter.ts'
import { gemini } from './gemini/gemini.ts'
import { moralis } from './moralis/moralis.ts'
import { openErApi } from './open-er-api/open-er-api.ts'
import { rss2json } from './rss2json/rss2json.ts'

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
