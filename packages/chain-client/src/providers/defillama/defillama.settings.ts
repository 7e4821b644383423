import { defineSettings } from '../../define-settings.ts'

export const defillamaSettings = defineSettings({
  settings: {
    DEFILLAMA_URL: { kind: 'url', live: 'https://coins.llama.fi' },
  },
  byDefault: 'the public service',
  meaning: 'prices',
})
