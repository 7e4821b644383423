import { defineSettings } from '../../define-settings.ts'

export const feedsSettings = defineSettings({
  settings: {
    NEWS_FEEDS: {
      kind: 'urls',
      live: ['https://www.coindesk.com/arc/outboundfeeds/rss', 'https://cointelegraph.com/rss'],
    },
  },
  byDefault: 'CoinDesk and Cointelegraph',
  meaning: 'RSS and Atom feeds, comma-separated',
})
