import { Link } from 'react-router'
import type { Finding, Place } from './find-page.ts'

/** What the finder says to one line. */
export function FinderAnswer({ finding, places }: { finding: Finding; places: readonly Place[] }) {
  if (finding.kind === 'page') {
    return <p className="text-gain">Page found! Redirecting to {finding.place.path}...</p>
  }
  if (finding.kind === 'unknown') {
    return (
      <>
        <p className="break-words text-loss">
          {`Error: Page "${finding.text}" not found in directory. Try another location.`}
        </p>
        {finding.suggestions.length > 0 && (
          <>
            <p className="mt-1 text-muted">Did you mean:</p>
            <PlaceList places={finding.suggestions} />
          </>
        )}
      </>
    )
  }
  if (finding.command === 'matrix')
    return <p className="text-gain">Wake up. The page returns in 5 seconds.</p>
  if (finding.command === 'sitemap') {
    return (
      <>
        <p className="text-muted">Pages in the directory:</p>
        <PlaceList places={places} />
      </>
    )
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
      {help.map(({ command, does }) => (
        <div key={command} className="contents">
          <dt className="text-accent-text">{command}</dt>
          <dd className="text-muted">{does}</dd>
        </div>
      ))}
    </dl>
  )
}

const help = [
  { command: 'help', does: 'lists these commands' },
  { command: 'sitemap', does: 'lists every page' },
  { command: 'matrix', does: 'follow the white rabbit' },
  { command: '<page>', does: 'goes there, for example: pricing' },
]

function PlaceList({ places }: { places: readonly Place[] }) {
  return (
    <ul className="mt-1">
      {places.map(({ name, path }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex min-h-7 items-center justify-between gap-4 hover:text-figure pointer-coarse:min-h-11"
          >
            <span className="flex-none text-accent-text underline underline-offset-3">{name}</span>
            <span className="truncate text-faint">{path}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
