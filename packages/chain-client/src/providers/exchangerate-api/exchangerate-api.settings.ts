import { defineSettings } from '../../define-settings.ts'

export const exchangerateApiSettings = defineSettings({
  settings: {
    EXCHANGE_RATE_URL: { kind: 'url', live: 'https://api.exchangerate-api.com' },
  },
  byDefault: 'the public service',
  meaning: 'exchange rates, asked after the one before',
})
