import type { Config } from '@react-router/dev/config'

/** An empty page built as ours are: what every page of this toolchain has to load at least. */
export default { ssr: false, prerender: true } satisfies Config
