import { defineSettings } from '../define-settings.ts'

export const ipfsSettings = defineSettings({
  settings: {
    IPFS_GATEWAY_URL: { kind: 'url', live: 'https://ipfs.io' },
  },
  byDefault: 'a public gateway',
  meaning: 'pictures and metadata of NFTs',
})
