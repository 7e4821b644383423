/** As far as it is needed: not every browser has it, and TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Opens a thread of its own with a script of ours. Under the page's policy no text becomes the address of a script; the one
 * maker of such addresses that it allows, `thread`, is made here, once, and takes those of our own origin alone, which
 * `script-src 'self'` allows in any case.
 *
 * @param address of a module that Vite has made for a thread (`?worker&url`)
 */
export function openThread(address: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('thread', { createScriptURL: toOwnAddress })
  const script = policy ? policy.createScriptURL(address) : toOwnAddress(address)
  return new Worker(script, { type: 'module' })
}

function toOwnAddress(address: string): string {
  const { href, origin } = new URL(address, location.href)
  if (origin !== location.origin) throw new TypeError(`${origin} is not ours: no thread runs a script of it.`)
  return href
}
