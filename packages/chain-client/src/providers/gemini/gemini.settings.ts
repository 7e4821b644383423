import { defineSettings } from '../../define-settings.ts'

export const geminiSettings = defineSettings({
  settings: {
    GEMINI_URL: { kind: 'url', live: 'https://generativelanguage.googleapis.com' },
    GEMINI_API_KEY: { kind: 'key' },
    GEMINI_MODEL: { kind: 'model' },
  },
  byDefault: 'the public service, no key, a fast model',
  meaning: "the assistant's language model; without a key the built-in solver answers alone",
})
