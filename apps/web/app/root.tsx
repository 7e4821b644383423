import './app.css'
import faviconUrl from '@pkg/ui-kit/brand/favicon.svg?url'
import fontUrl from '@pkg/ui-kit/fonts/public-sans.woff2?url'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteError } from 'react-router'
import { FatalError } from '#app/components/fatal-error.tsx'
import { LazyToaster } from '#app/components/lazy-toaster.tsx'
import { PageLinks } from '#app/components/page-links.tsx'
import { themeScript } from '#app/lib/theme.ts'
import { useRouteChange } from '#app/lib/use-route-change.ts'

export function links() {
  return [
    { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'icon', href: faviconUrl, type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/180.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
}

/** The document around every page, and around the message when a page fails. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head may have set the theme before React sees the element.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* A constant of ours; the policy of the page allows it by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <PageLinks />
        <Links />
        {/* Counts page views; see public/insights/script.js. */}
        <script defer src="/insights/script.js" />
      </head>
      <body>
        {children}
        <LazyToaster />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useRouteChange()
  return <Outlet />
}

/** Stands while an address that was not prerendered loads its page. */
export function HydrateFallback() {
  return <main id="main" tabIndex={-1} className="min-h-dvh" aria-busy="true" />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : 'Something went wrong. Your wallets are safe: nothing was changed.'
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col">
      <FatalError message={message} />
    </main>
  )
}
