import { blockscout } from './blockscout/blockscout.ts'
import { coingecko } from './coingecko.ts'
import { defillama } from './defillama.ts'
import type { Provider } from './define-provider.ts'
import { ethereumRpc } from './ethereum-rpc/ethereum-rpc.ts'
import { moralis } from './moralis.ts'

/** Every provider; the order is the order in which they are asked. */
export const providers: readonly Provider[] = [moralis, blockscout, ethereumRpc, defillama, coingecko]
