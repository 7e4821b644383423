import { defineSettings } from '../../define-settings.ts'

export const rss2jsonSettings = defineSettings({
  settings: {
    RSS2JSON_URL: { kind: 'url', live: 'https://api.rss2json.com/v1/api.json' },
    // Not set for live: the usual news search forbids this use of its answers.
    RSS2JSON_FEED_URL: { kind: 'url' },
  },
  byDefault: 'the public service, no feed',
  meaning: 'news through the conversion service when every feed fails; used only with a feed',
})
