import './app.css'
import faviconUrl from '@pkg/ui-kit/brand/favicon.svg?url'
import fontUrl from '@pkg/ui-kit/fonts/public-sans.woff2?url'
import { Outlet } from 'react-router'
import { FailedPage } from '#app/components/failed-page.tsx'
import { useRouteChange } from '#app/lib/use-route-change.ts'

export { Document as Layout } from '#app/components/document.tsx'

export function links() {
  return [
    { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
    { rel: 'icon', href: faviconUrl, type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/180.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
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
  return <FailedPage />
}
