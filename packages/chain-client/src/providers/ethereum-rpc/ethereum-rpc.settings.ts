import { defineSettings } from '../../define-settings.ts'

export const ethereumRpcSettings = defineSettings({
  settings: {
    ETH_RPC_URLS: {
      kind: 'urls',
      liveOn: ({ nodes }) => nodes,
    },
  },
  byDefault: 'public nodes of each chain',
  meaning:
    'Ethereum JSON-RPC, comma-separated: wallet data, ENS, confirmation of balances (held against each other where there are several), gas; `ETH_RPC_URLS_8453` sets those of one chain',
})
