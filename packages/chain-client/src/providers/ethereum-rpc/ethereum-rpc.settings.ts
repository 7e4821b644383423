import { defineSettings } from '../../define-settings.ts'

export const ethereumRpcSettings = defineSettings({
  settings: {
    ETH_RPC_URLS: {
      kind: 'urls',
      live: ['https://ethereum.reth.rs/rpc', 'https://eth.merkle.io', 'https://ethereum-rpc.publicnode.com'],
    },
  },
  byDefault: 'public nodes',
  meaning: 'Ethereum JSON-RPC, comma-separated: wallet data, ENS, confirmation of balances, gas',
})
