import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type DataRouter, matchRoutes } from 'react-router'

/** The routes whose code has come, by their ids. */
type RouteModules = Readonly<Record<string, unknown>>

/** Where the code of each route stands, by their ids. */
type RouteFiles = Readonly<Record<string, { module: string } | undefined>>

/**
 * Without a connection, or while the server is away, the browser would put its own page in the place of ours for a link to a
 * page whose code has not come, and all that stands on the screen would be gone: such a link is held, and says so. Whether
 * the server answers is seen by asking for that code, which is needed next anyway. Returns what ends it.
 */
export function holdUnreachableLinks(
  router: Pick<DataRouter, 'routes' | 'navigate'>,
  modules: RouteModules,
  files: RouteFiles,
): () => void {
  // What shows the message is fetched while it can be.
  import('@pkg/ui-kit/components/toaster.tsx').catch(() => undefined)
  const end = new AbortController()
  let pressed: HTMLAnchorElement | null = null
  let isLetThrough = false

  async function goOnceReached(link: HTMLAnchorElement, wanted: readonly string[]) {
    pressed = link
    // Any answer will do: where the code is gone with an earlier build, the router loads the page anew.
    const isReached = await Promise.all(wanted.map((file) => fetch(file))).then(
      () => true,
      () => false,
    )
    // A link that was pressed after it is the one that is followed.
    if (pressed !== link || end.signal.aborted) return
    pressed = null
    if (!isReached) return sayUnreachable('The server cannot be reached')
    // Menus go when something in them is pressed, and the link with them.
    if (!link.isConnected) return router.navigate(link.pathname + link.search + link.hash)
    isLetThrough = true
    link.click()
    isLetThrough = false
  }

  document.addEventListener(
    'click',
    (event) => {
      if (isLetThrough || event.button !== 0 || opensElsewhere(event)) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !leadsAway(link)) return
      const lacking = listLacking(link, router, modules)
      if (lacking?.length === 0) return
      if (!navigator.onLine) {
        event.preventDefault()
        sayUnreachable('You are offline')
        return
      }
      const wanted = lacking?.flatMap((id) => files[id]?.module ?? []) ?? []
      if (wanted.length === 0) return
      event.preventDefault()
      void goOnceReached(link, wanted)
    },
    // Before React is told of it.
    { capture: true, signal: end.signal },
  )
  return () => end.abort()
}

function sayUnreachable(title: string): void {
  toast.error(title, {
    description:
      'That page has not been loaded yet. Nothing here is lost: press the link again once you are connected.',
  })
}

/** In another tab or window, where this page stays. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

/** Whether it takes the place of this page; mails, files and places of the page do not. */
function leadsAway({
  protocol,
  target,
  download,
  origin,
  pathname,
  search,
  hash,
}: HTMLAnchorElement): boolean {
  if (!protocol.startsWith('http') || (target !== '' && target !== '_self') || download !== '') return false
  const { location } = window
  const isSamePage =
    origin === location.origin && pathname === location.pathname && search === location.search
  return !(isSamePage && hash !== '')
}

/** The ids of the routes of a link whose code has not come; undefined where no page of ours is known to be there. */
function listLacking(
  { origin, pathname }: HTMLAnchorElement,
  { routes }: Pick<DataRouter, 'routes'>,
  modules: RouteModules,
): string[] | undefined {
  const matches = origin === window.location.origin ? matchRoutes(routes, pathname) : null
  if (matches === null || matches.some(({ route }) => route.path === '*')) return undefined
  return matches.flatMap(({ route }) => (route.id in modules ? [] : route.id))
}
