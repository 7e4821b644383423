import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { use, useEffect } from 'react'
import { isEmbedded } from '#app/lib/is-embedded.ts'
import { describeCorrection } from './describe-correction.ts'
import { isWhole, loadWhole } from './load-whole.ts'
import { type LinkCorrection, viewParameters } from './use-scenario.ts'

interface LinkNoticeProps {
  definition: AnyCalculator
  corrections: readonly LinkCorrection[]
}

/** As many as a person reads; the form shows the rest. */
const mostTold = 3

/** As many letters of a name as a person reads. */
const longestName = 30

/** What others put into links to see where people come from, and what asks for a page as other sites show it. */
const ofOthers = /^(utm_.*|ref|source|[a-z]*clid|igsh(id)?|mc_[ce]id|si|embed|form)$/i

/**
 * Says what could not be taken as it stood in the link that led here. A reader of another site's page made no link: there,
 * whoever made the page is told, on the console.
 */
export function LinkNotice({ definition, corrections }: LinkNoticeProps) {
  const given = corrections.filter((one) => 'reason' in one)
  const unknown = corrections.flatMap((one) =>
    'reason' in one || viewParameters.includes(one.input) || ofOthers.test(one.input) ? [] : [one.input],
  )
  // Whose limits they are stands in the details.
  const whole = isWhole(definition) || given.length === 0 ? definition : use(loadWhole(definition))
  const sentences = [
    ...given.map((correction) => describeCorrection(whole, correction)),
    ...unknown.map((name) => `Nothing here is called “${shorten(name)}”, so that is left out.`),
  ]
  const told = sentences.slice(0, mostTold).join(' ')
  useEffect(() => {
    if (told !== '' && isEmbedded()) console.warn(`${definition.name.en}: ${told}`)
  }, [told, definition])
  if (told === '' || isEmbedded()) return null
  return (
    <Notice tone="warn" title="The link was not quite right.">
      {told}
    </Notice>
  )
}

function shorten(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}
