import { defineSettings } from '../../define-settings.ts'

export const frankfurterSettings = defineSettings({
  settings: {
    FRANKFURTER_URL: { kind: 'url', live: 'https://api.frankfurter.dev' },
  },
  byDefault: 'the public service',
  meaning: 'exchange rates, asked last, and those of past days',
})
