import { type ProviderSettings, upstreamSettings } from './provider-settings.ts'

/** The public services that answer without a key, and where those that need a key or a feed are once there is one. */
export const liveDefaults: ProviderSettings = Object.fromEntries(
  Object.entries(upstreamSettings).flatMap(([name, { live }]) => (live === undefined ? [] : [[name, live]])),
)
