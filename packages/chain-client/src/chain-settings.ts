import { ETHEREUM } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import { type ProviderSettings, upstreamSettings } from './provider-settings.ts'

/** A setting that each chain may have for itself. */
type ChainSetting = 'ETH_RPC_URLS' | 'BLOCKSCOUT_URL'

/** The settings of all providers, with those of single chains, as `ETH_RPC_URLS_8453`. */
export type UpstreamSettings = ProviderSettings & {
  [Name in `${ChainSetting}_${number}`]?: Name extends `${infer Plain extends ChainSetting}_${number}`
    ? NonNullable<ProviderSettings[Plain]>
    : never
}

/** The settings that each chain may have for itself: their name, a line, and the chain's id. */
export const CHAIN_SETTINGS = Object.entries(upstreamSettings).flatMap(([name, { liveOn }]) =>
  liveOn === undefined ? [] : [name as ChainSetting],
)

/** Stands in an address for the id of the chain that is asked about. */
export const CHAIN_PLACE = '{chainId}'

/**
 * The settings as one chain has them: its own, else what the plain name says where that is for every chain. An address
 * with `{chainId}` in it is for every chain, one without for Ethereum alone. A key goes with the plain name only: the
 * address of a single chain may be anybody's.
 */
export function chainSettings(settings: UpstreamSettings, chain: Pick<Chain, 'id'>): ProviderSettings {
  const own = Object.fromEntries(
    CHAIN_SETTINGS.map((name) => [
      name,
      settings[`${name}_${chain.id}`] ?? sharedBy(settings[name], chain.id),
    ]),
  )
  const { BLOCKSCOUT_API_KEY: key, ...others } = settings
  const isShared = settings[`BLOCKSCOUT_URL_${chain.id}`] === undefined
  return { ...others, ...own, ...(isShared && key !== undefined && { BLOCKSCOUT_API_KEY: key }) }
}

function sharedBy(value: string | readonly string[] | undefined, chainId: number) {
  if (value === undefined) return undefined
  const toOwn = (url: string) =>
    chainId === ETHEREUM || url.includes(CHAIN_PLACE) ? [url.replaceAll(CHAIN_PLACE, String(chainId))] : []
  return typeof value === 'string' ? (toOwn(value)[0] ?? '') : value.flatMap(toOwn)
}

/**
 * What is given, and where it says nothing the public services that answer without a key: those of each chain by its
 * entry. An empty plain name switches off on every chain that has no setting of its own.
 */
export function withLiveDefaults(given: UpstreamSettings, chains: readonly Chain[]): UpstreamSettings {
  const general = Object.entries(upstreamSettings).flatMap(([name, { live }]) =>
    live === undefined ? [] : [[name, live] as const],
  )
  const ofChains = chains.flatMap((chain) =>
    CHAIN_SETTINGS.flatMap((name): (readonly [string, string | readonly string[]])[] => {
      const plain = given[name]
      const isPlain = chain.id === ETHEREUM
      const isSaid = isPlain ? plain !== undefined : plain !== undefined && speaksOfAll(plain)
      if (isSaid) return []
      const { liveOn, liveWithKey } = upstreamSettings[name]
      const live = liveOn?.(chain)
      const isKeyed = plain === undefined && hasKey(given, liveWithKey?.setting)
      if (isKeyed && liveWithKey !== undefined) {
        // What the public service does not have, it does not have for a key either.
        return [live === undefined ? [`${name}_${chain.id}`, ''] : [name, liveWithKey.url]]
      }
      return live === undefined ? [] : [[isPlain ? name : `${name}_${chain.id}`, live]]
    }),
  )
  return { ...Object.fromEntries([...general, ...ofChains]), ...given }
}

function hasKey(given: UpstreamSettings, setting: string | undefined): boolean {
  const key = setting === undefined ? undefined : given[setting as keyof ProviderSettings]
  return key !== undefined && key !== ''
}

/** Whether a plain name says something of every chain: where it has the place of an id, and where it switches off. */
function speaksOfAll(value: string | readonly string[]): boolean {
  return value.length === 0 || [value].flat().some((url) => url.includes(CHAIN_PLACE))
}
