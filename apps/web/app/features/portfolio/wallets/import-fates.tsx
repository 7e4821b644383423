import type { ImportLine, RouteOutput, wallets } from '@pkg/api-contract'
import { plural } from '../figures/plural.ts'

const words: Record<ImportLine['fate'], { word: string; ink: string }> = {
  added: { word: 'Added', ink: 'text-gain' },
  updated: { word: 'Updated', ink: 'text-gain' },
  unchanged: { word: 'Unchanged', ink: 'text-muted' },
  invalid: { word: 'Not valid', ink: 'text-loss' },
  'over-limit': { word: 'Too many', ink: 'text-loss' },
  'not-imported': { word: 'Left out', ink: 'text-muted' },
}

/** What became of each line of an import. */
export function ImportFates({ outcome }: { outcome: RouteOutput<typeof wallets.importWallets> }) {
  const { lines, added, updated } = outcome
  const refused = lines.filter(({ fate }) => fate === 'invalid' || fate === 'over-limit').length
  return (
    <div className="mt-4">
      <p role="status" className="text-small font-strong">
        {plural(added, 'wallet')} added, {updated} updated
        {refused > 0 && `, ${plural(refused, 'line')} refused`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Fate of each line" tabIndex={0} className="relative mt-2 max-h-72 overflow-y-auto">
        <ol className="divide-y divide-hairline text-note">
          {lines.map(({ line, text, fate, address, message }) => (
            <li key={line} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-2 py-1.5">
              <span className="text-faint">{line}</span>
              <span className="min-w-0">
                <span className="block font-mono wrap-anywhere">{text}</span>
                {address && !text.toLowerCase().includes(address.toLowerCase()) && (
                  <span className="block font-mono wrap-anywhere text-muted">{address}</span>
                )}
                {message && <span className="block text-muted">{message}</span>}
              </span>
              <span className={`font-label ${words[fate].ink}`}>{words[fate].word}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
