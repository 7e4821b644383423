import type { ReportComparison } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { plural } from '../figures/plural.ts'
import { tellDifferences } from './tell-differences.ts'

/** A frozen report held against now: what comes out otherwise, what of it, and from which inputs. */
export function FrozenComparison({ comparison }: { comparison: ReportComparison }) {
  const { same, differences, differenceCount, report, rules, inputs, sha256 } = comparison
  if (same) {
    return (
      <Notice className="mt-2" title="The same, byte for byte.">
        Computed anew from what is known now.
      </Notice>
    )
  }
  const { result, things } = tellDifferences(comparison)
  const more = differenceCount - differences.length
  return (
    <>
      <Notice className="mt-2" tone="warn" title="Not all is as it was.">
        The frozen report stays as it is.
        {rules !== report.rules && ` The rules are of edition ${rules} now.`}
      </Notice>
      <ul aria-label="What changed in the result" className="mt-2 list-disc space-y-1 pl-5 wrap-anywhere">
        {result.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {things.length > 0 && (
        <ul aria-label="What changed, one by one" className="mt-3 grid gap-2">
          {things.map(({ title, hash, lines }, index) => (
            <li key={index} className="wrap-anywhere rounded-base bg-sunken p-2">
              <p className="flex flex-wrap items-center gap-x-2 font-label">
                {title}
                {hash !== null && <Address value={hash} kind="hash" className="text-note text-muted" />}
              </p>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="mt-2 text-muted">And {plural(more, 'line')} of the report more.</p>}
      <Disclosure summary="Details">
        <p className="text-note text-muted">
          Digest of all inputs: <Address value={report.inputs} kind="hash" />, now{' '}
          <Address value={inputs} kind="hash" />. Digest of the file:{' '}
          <Address value={report.sha256} kind="hash" />, now <Address value={sha256} kind="hash" />.
        </p>
      </Disclosure>
    </>
  )
}
