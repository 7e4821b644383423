import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { Cookie } from 'lucide-react'
import { useState } from 'react'

const messages = {
  idle: 'Not tested yet',
  received: 'Cookie received!',
  missing: 'No cookie found.',
  failed: 'Error fetching cookie.',
} as const

const advice: Record<keyof typeof messages, string> = {
  idle: 'Press the button twice: the first press sets a cookie, the second finds out whether your browser kept it.',
  received: 'Your browser keeps our cookies, so signing in works.',
  missing:
    'A cookie has just been set. Press again: if it is still not found, cookies are switched off for this site.',
  failed: 'The server did not answer. Check your connection and try again.',
}

/** Finds out whether the browser keeps the cookies that signing in depends on. */
export function CookieTest() {
  const [state, setState] = useState<keyof typeof messages>('idle')
  const [names, setNames] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)

  async function test() {
    setBusy(true)
    try {
      // Loaded with the first press: the page itself needs no server.
      const { askTestCookie } = await import('./ask-test-cookie.ts')
      const { received, cookies } = await askTestCookie()
      setState(received ? 'received' : 'missing')
      setNames([...new Set([...cookies, ...listReadableCookies()])])
    } catch {
      setState('failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="page-width py-12 md:py-20">
      <div className="max-w-prose">
        <h1 className="text-section font-head">Cookie test</h1>
        <p className="mt-4 text-lead text-muted">
          Signing in needs one cookie of ours, and nothing else. Here you can see whether your browser keeps
          it.
        </p>
        <Card className="mt-8" aria-labelledby="cookie-test-status">
          <CardBand className="grid min-h-28 gap-1">
            <h2 id="cookie-test-status" className="text-small text-muted">
              Status
            </h2>
            <div role="status">
              <p className="text-title font-head text-figure">{messages[state]}</p>
              <p className="mt-1 text-body text-muted">{advice[state]}</p>
            </div>
          </CardBand>
          <CardBand>
            <Button variant="primary" icon={<Cookie />} busy={busy} busyLabel="Testing…" onClick={test}>
              Test cookie
            </Button>
          </CardBand>
          <CardBand>
            <h2 className="text-body font-strong">Stored cookies</h2>
            {names.length === 0 ? (
              <p className="mt-1 text-body text-muted">
                {state === 'idle' ? 'They are listed after the first test.' : 'None came with the last test.'}
              </p>
            ) : (
              <ul className="mt-2 divide-y divide-hairline">
                {names.map((name) => (
                  <li key={name} className="py-2.5 font-mono text-small break-all">
                    {name}
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-3 text-note text-muted">
              Names only. What a session cookie holds is never shown.
            </p>
          </CardBand>
        </Card>
      </div>
    </div>
  )
}

/** Names of the cookies that scripts may read; those of the session are not among them. */
function listReadableCookies(): string[] {
  return document.cookie.split(';').flatMap((pair) => pair.split('=')[0]?.trim() || [])
}
