import { toast } from '@pkg/ui-kit/components/toast.ts'

/** How often a page that stays in view asks. */
const EVERY_MS = 15 * 60_000
/** Not sooner than this after the last time, however often somebody comes back to the page. */
const GAP_MS = 5 * 60_000

/**
 * Tells once when the server has another build than the one that this page is of: asked when somebody comes back to the
 * page, and now and then while it is in view. Nothing reloads by itself, so that nothing typed is lost. Returns what ends
 * the watch.
 *
 * @param own the address of the list of routes that the page came with, which is named after its content
 */
export function watchVersion(own: string): () => void {
  const end = new AbortController()
  let askedAt = Date.now()

  async function ask() {
    if (document.hidden || Date.now() - askedAt < GAP_MS) return
    askedAt = Date.now()
    const version = await readVersion(end.signal)
    if (version === undefined || version === own || end.signal.aborted) return
    end.abort()
    toast.info('A new version is here', {
      description: 'This page goes on as it is. Reload it once what you typed is sent.',
      action: { label: 'Reload', altText: 'Reload the page', onSelect: () => window.location.reload() },
      stays: true,
    })
  }

  const timer = setInterval(ask, EVERY_MS)
  end.signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', ask, { signal: end.signal })
  return () => end.abort()
}

/** What `build-steps/finish-build.ts` wrote; undefined where it cannot be had, or is not of that form. */
async function readVersion(signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-cache', signal })
    const read: unknown = answer.ok ? await answer.json() : undefined
    const version = typeof read === 'object' && read !== null && 'version' in read ? read.version : undefined
    return typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}
