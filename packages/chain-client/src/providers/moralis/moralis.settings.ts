import { defineSettings } from '../../define-settings.ts'

export const moralisSettings = defineSettings({
  settings: {
    MORALIS_URL: { kind: 'url', live: 'https://deep-index.moralis.io' },
    MORALIS_API_KEY: { kind: 'key' },
  },
  byDefault: 'the public service, no key',
  meaning: 'wallet data; used only with a key',
})
