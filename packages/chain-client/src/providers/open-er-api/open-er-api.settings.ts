import { defineSettings } from '../../define-settings.ts'

export const openErApiSettings = defineSettings({
  settings: {
    OPEN_ER_API_URL: { kind: 'url', live: 'https://open.er-api.com' },
  },
  byDefault: 'the public service',
  meaning: 'exchange rates',
})
