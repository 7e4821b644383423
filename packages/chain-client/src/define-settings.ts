import type { Chain } from '@pkg/chains'

/** How a setting is read from the environment, and where the public service is. */
export interface Setting {
  /** `url` is a base URL, empty to switch off; `urls` several of them; `key` any text; `model` the name of a model. */
  kind: 'url' | 'urls' | 'key' | 'model'
  /** With public services, where nothing else is said. */
  live?: string | readonly string[]
  /** The same for one chain; undefined where it has none. Only of settings that each chain may have for itself. */
  liveOn?: (chain: Chain) => string | readonly string[] | undefined
  /** One address for all chains instead, where a key is given; `setting` names that of the key. */
  liveWithKey?: { setting: string; url: string }
}

/** The settings of one provider, and the line that documents them. */
interface DocumentedSettings<Settings> {
  /** By the names of their environment variables. */
  settings: Settings
  /** What holds where nothing is set, as the README says it. */
  byDefault: string
  /** What it is for, as the README says it. */
  meaning: string
}

/** Identity function that keeps the names and kinds of a provider's settings. */
export function defineSettings<const Settings extends Readonly<Record<string, Setting>>>(
  given: DocumentedSettings<Settings>,
): DocumentedSettings<Settings> {
  return given
}
