import { type AnyCalculator, shownRows } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { clsx } from 'clsx'
import { CodeXml, Download, Link2, Pin, Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { copyText } from './copy-text.ts'
import { embedCode } from './embed-code.ts'
import { isWhole, loadWhole } from './load-whole.ts'
import { shownAnswer } from './shown-answer.ts'
import { useIsPinned } from './use-is-pinned.ts'
import { useOpenOnPaper } from './use-open-on-paper.ts'
import { longestSearch, type ScenarioState } from './use-scenario.ts'

/** Of the documentation, which the server has beside the app. */
const examplesPath = '/docs/finance-math/embed'

interface ShareActionsProps {
  definition: AnyCalculator
  /** What is on the screen, or about to be, when a button is pressed: the actions themselves never change with it. */
  current: ScenarioState['current']
}

/** What can be done with an answer: its link, a clean page of paper, its schedule as a spreadsheet. */
export function ShareActions({ definition, current }: ShareActionsProps) {
  const [saving, setSaving] = useState(false)
  const navigate = useNavigate()
  const { isPinned, look } = useIsPinned(definition, current)
  useOpenOnPaper()

  function copyLink() {
    const { search } = current()
    if (search.length > longestSearch) {
      toast.error('This is too much for a link', { description: 'Export the payments as CSV instead.' })
      return
    }
    void copyText(
      'link',
      `${location.origin}${definition.path}${search}`,
      'It opens this page with these numbers.',
      'Copy it from the address bar.',
    )
  }

  async function pin() {
    const { answer } = shownAnswer(definition, current())
    try {
      const { pinResult } = await import('./pin-result.ts')
      pinResult(definition, answer, () => navigate(paths.compare))
      look()
    } catch {
      toast.error('The result could not be pinned', { description: 'Check your connection and try again.' })
    }
  }

  function copyEmbedCode() {
    void copyText(
      'HTML code',
      embedCode(definition, current().search, location.origin),
      'One element and one script: in a page of yours they show this calculator with these numbers.',
      'The page of examples shows it.',
      {
        label: 'Examples',
        altText: `Open the page of examples, ${examplesPath}`,
        onSelect: () => window.open(examplesPath, '_blank', 'noopener'),
      },
    )
  }

  async function exportCsv() {
    const { answer, isInTodaysMoney, view } = shownAnswer(definition, current())
    if (!answer) return
    setSaving(true)
    try {
      const [{ saveCsv }, whole] = await Promise.all([import('./save-csv.ts'), loadWhole(definition)])
      // How rows are rounded stands in the details.
      if (!isWhole(whole)) throw new Error('The details of the calculator could not be loaded.')
      saveCsv(definition, shownRows(whole, answer, view), { view, isInTodaysMoney })
    } catch {
      toast.error('The file could not be made', { description: 'Check your connection and try again.' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-1 sm:ml-0 print:hidden">
      <Button variant="ghost" size="sm" icon={<Link2 aria-hidden="true" />} onClick={copyLink}>
        Copy link
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Pin aria-hidden="true" className={clsx(isPinned && 'fill-current')} />}
        onClick={pin}
      >
        {/* Both have their room, so that nothing moves when one takes the place of the other. */}
        <span className="grid text-left *:[grid-area:1/1]">
          <span aria-hidden={isPinned} className={clsx(isPinned && 'invisible')}>
            Pin
          </span>
          <span aria-hidden={!isPinned} className={clsx(!isPinned && 'invisible')}>
            Pinned
          </span>
        </span>
      </Button>
      {/* On a phone the browser's own menu prints, sites are not made there, and a fourth button would break the line. */}
      <Button
        variant="ghost"
        size="sm"
        icon={<Printer aria-hidden="true" />}
        onClick={() => window.print()}
        className="max-md:hidden"
      >
        Print
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<CodeXml aria-hidden="true" />}
        onClick={copyEmbedCode}
        className="max-md:hidden"
      >
        Embed
      </Button>
      {definition.schedule && (
        <Button size="sm" busy={saving} icon={<Download aria-hidden="true" />} onClick={exportCsv}>
          Export CSV
        </Button>
      )}
    </div>
  )
}
