import type { ChainEntry } from '../catalogue/chains.ts'
import { blockscout } from './blockscout/blockscout.ts'
import { coingecko } from './coingecko/coingecko.ts'
import { defillama } from './defillama/defillama.ts'
import { etherscan } from './etherscan/etherscan.ts'
import { feeds } from './feeds/feeds.ts'
import { gemini } from './gemini/gemini.ts'
import { ipfs } from './ipfs/ipfs.ts'
import { moralis } from './moralis/moralis.ts'
import { node } from './node/node.ts'
import { exchangerate } from './rates/exchangerate.ts'
import { frankfurter } from './rates/frankfurter.ts'
import { openErApi } from './rates/open-er-api.ts'
import { rss2json } from './rss2json/rss2json.ts'
import type { Upstream } from './upstream.ts'

/** Every upstream that the sandbox stands in for, where these chains are read. */
export function listUpstreams(entries: readonly ChainEntry[]): readonly Upstream[] {
  return [
    moralis,
    ...entries.flatMap((entry) => [blockscout(entry), node(entry)]),
    coingecko,
    defillama,
    etherscan,
    feeds,
    rss2json,
    ipfs,
    gemini,
    openErApi,
    exchangerate,
    frankfurter,
  ]
}
