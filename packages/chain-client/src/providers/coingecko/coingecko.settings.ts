import { defineSettings } from '../../define-settings.ts'

export const coingeckoSettings = defineSettings({
  settings: {
    COINGECKO_URL: { kind: 'url', live: 'https://api.coingecko.com/api/v3' },
    COINGECKO_API_KEY: { kind: 'key' },
  },
  byDefault: 'the public service, no key',
  meaning: 'prices, the market list',
})
