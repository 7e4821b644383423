import { ETHEREUM } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { ProviderSettings } from './provider-settings.ts'

/** Settings that each chain may have for itself: their name, a line, and the chain's id. */
const CHAIN_SETTINGS = ['ETH_RPC_URLS', 'BLOCKSCOUT_URL'] as const
type ChainSetting = (typeof CHAIN_SETTINGS)[number]

/** The settings of all providers, with those of single chains, as `ETH_RPC_URLS_8453`. */
export type UpstreamSettings = ProviderSettings & {
  [Name in `${ChainSetting}_${number}`]?: Name extends `${infer Plain extends ChainSetting}_${number}`
    ? NonNullable<ProviderSettings[Plain]>
    : never
}

/** Stands in an address for the id of the chain that is asked about. */
const PLACE = '{chainId}'

/**
 * The settings as one chain has them: its own, else what the plain name says where that is for every chain. An address
 * with `{chainId}` in it is for every chain, one without for Ethereum alone, and an empty one switches off everywhere.
 */
export function chainSettings(settings: UpstreamSettings, chain: Pick<Chain, 'id'>): ProviderSettings {
  const own = Object.fromEntries(
    CHAIN_SETTINGS.map((name) => [
      name,
      settings[`${name}_${chain.id}`] ?? sharedBy(settings[name], chain.id),
    ]),
  )
  return { ...settings, ...own }
}

function sharedBy(value: string | readonly string[] | undefined, chainId: number) {
  if (value === undefined) return undefined
  const toOwn = (url: string) =>
    chainId === ETHEREUM || url.includes(PLACE) ? [url.replaceAll(PLACE, String(chainId))] : []
  return typeof value === 'string' ? (toOwn(value)[0] ?? '') : value.flatMap(toOwn)
}
