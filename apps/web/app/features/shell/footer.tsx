import { Wordmark } from '@pkg/ui-kit/brand/wordmark.tsx'
import { Link } from 'react-router'
import { documentation, listPages, paths } from '#app/paths.ts'
import { SourceLink } from './source-link.tsx'

const links = listPages(
  ...[paths.home, paths.contact, paths.privacy, paths.terms, paths.pricing, paths.donate, paths.chains],
)
const looks = 'hit-area text-small text-muted transition-colors hover:text-figure hover:underline'

/**
 * The foot of every page. Its height is there before its words are: it stands at the bottom of short pages, and what
 * grew while it came would push it up.
 */
export function Footer() {
  return (
    <footer className="mt-auto min-h-64 border-t border-hairline sm:min-h-40 lg:min-h-28 print:hidden">
      <div className="page-width flex flex-wrap items-start justify-between gap-x-12 gap-y-6 py-8">
        <div className="grid gap-1.5">
          <Wordmark />
          <p className="text-note text-muted">Watch-only. No keys, no connected wallet, no third parties.</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-3 gap-x-6 gap-y-5 pt-1 sm:flex sm:flex-wrap">
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={looks}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a href={documentation} className={looks}>
                Formulas
              </a>
            </li>
            <SourceLink className={looks} />
          </ul>
        </nav>
      </div>
    </footer>
  )
}
