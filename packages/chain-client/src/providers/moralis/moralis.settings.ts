import { defineSettings } from '../../define-settings.ts'

export const moralisSettings = defineSettings({
  settings: {
    MORALIS_URL: { kind: 'url', live: 'https://deep-index.moralis.io' },
    MORALIS_API_KEY: { kind: 'key' },
  },
  byDefault: 'the public service, no key',
  meaning:
    'wallet data, and what it claims to be inside contracts beside that (in no sum; its paid plans tell it); used only with a key',
})
