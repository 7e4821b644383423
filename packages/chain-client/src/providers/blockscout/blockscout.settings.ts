import { defineSettings } from '../../define-settings.ts'

export const blockscoutSettings = defineSettings({
  settings: {
    BLOCKSCOUT_URL: {
      kind: 'url',
      liveOn: ({ blockscoutHost }) =>
        blockscoutHost === null ? undefined : `https://${blockscoutHost}/api/v2`,
      liveWithKey: { setting: 'BLOCKSCOUT_API_KEY', url: 'https://api.blockscout.com/{chainId}/api/v2' },
    },
    BLOCKSCOUT_API_KEY: { kind: 'key' },
  },
  byDefault: 'the public instances of each chain, no key',
  meaning:
    'wallet data; `{chainId}` in it stands for the chain, without it it is Ethereum’s; `BLOCKSCOUT_URL_8453` sets that of one chain; the key goes to the plain one',
})
