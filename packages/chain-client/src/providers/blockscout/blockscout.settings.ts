import { defineSettings } from '../../define-settings.ts'

export const blockscoutSettings = defineSettings({
  settings: {
    BLOCKSCOUT_URL: { kind: 'url', live: 'https://eth.blockscout.com/api/v2' },
  },
  byDefault: 'the public Ethereum instance',
  meaning: 'wallet data without a key',
})
