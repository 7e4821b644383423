import { defineSettings } from '../../define-settings.ts'

export const etherscanSettings = defineSettings({
  settings: {
    ETHERSCAN_URL: { kind: 'url', live: 'https://api.etherscan.io/v2/api' },
    ETHERSCAN_API_KEY: { kind: 'key' },
  },
  byDefault: 'the public V2 endpoint, no key',
  meaning: "gas prices, instead of the node's; used only with a key",
})
