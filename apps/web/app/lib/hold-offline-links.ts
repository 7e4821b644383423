import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type DataRouter, matchRoutes } from 'react-router'

/** The routes whose code has come, by their ids. */
type RouteModules = Readonly<Record<string, unknown>>

/**
 * Without a connection the browser would put its own page in the place of ours for a link to a page whose code has not come,
 * and all that stands on the screen would be gone: such a link is held, and says so. Returns what ends it.
 */
export function holdOfflineLinks(router: Pick<DataRouter, 'routes'>, modules: RouteModules): () => void {
  // What shows the message is fetched while it can be.
  import('@pkg/ui-kit/components/toaster.tsx').catch(() => undefined)
  const end = new AbortController()
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.button !== 0 || opensElsewhere(event)) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !leadsAway(link) || isLoaded(link, router, modules)) return
      event.preventDefault()
      toast.error('You are offline', {
        description:
          'That page has not been loaded yet. Nothing here is lost: press the link again once you are connected.',
      })
    },
    // Before React is told of it.
    { capture: true, signal: end.signal },
  )
  return () => end.abort()
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

function isLoaded(
  { origin, pathname }: HTMLAnchorElement,
  { routes }: Pick<DataRouter, 'routes'>,
  modules: RouteModules,
): boolean {
  const matches = origin === window.location.origin ? matchRoutes(routes, pathname) : null
  return matches?.every(({ route }) => route.path !== '*' && route.id in modules) ?? false
}
