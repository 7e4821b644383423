import { Wordmark } from '@pkg/ui-kit/brand/wordmark.tsx'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
]

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="mt-auto border-t border-hairline">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        <div className="grid gap-1">
          <Wordmark />
          <p className="text-note text-muted">Watch-only. No keys, no connected wallet, no third parties.</p>
        </div>
        <nav aria-label="Footer">
          <ul className="flex gap-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="hit-area text-small text-muted hover:text-figure hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
