import type { ReactNode } from 'react'
import { Links, Meta, Scripts } from 'react-router'
import { signedInScript } from '#app/lib/signed-in-script.ts'
import { themeScript } from '#app/lib/theme.ts'
import { usePrerendered } from '#app/lib/use-prerendered.ts'
import { LazyToaster } from './lazy-toaster.tsx'
import { PageLinks } from './page-links.tsx'

// Of no use to the app, which starts when they have run: left out of it.
const headScript = import.meta.env.SSR ? `${themeScript};${signedInScript}` : ''

/**
 * The document around every page, and around the message when a page fails. For that it is drawn anew, without scripts:
 * they have run, and a page that asks for trusted types lets nobody make another one. What the first of them did to the
 * element stays.
 */
export function Document({ children }: { children: ReactNode }) {
  const isPrerendered = usePrerendered()
  const { theme, signedIn } = isPrerendered ? {} : document.documentElement.dataset
  return (
    // The script in the head may have set both before React sees the element.
    <html lang="en" data-theme={theme} data-signed-in={signedIn} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* A constant of ours; the policy of the page allows it by its hash. */}
        {isPrerendered && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        )}
        <Meta />
        <PageLinks />
        <Links />
        {/* Counts page views; see public/insights/script.js. */}
        {isPrerendered && <script defer src="/insights/script.js" />}
      </head>
      <body>
        {children}
        <LazyToaster />
        {isPrerendered && <Scripts />}
      </body>
    </html>
  )
}
