import type { Freshness } from '@pkg/api-contract'
import { useContext } from 'react'
import { distinctSentences } from './distinct-sentences.ts'
import { ReadingAge } from './reading-age.tsx'
import { isSaid, SaidReading } from './said-reading.tsx'

interface FreshnessAgeProps {
  freshness: Freshness
  /** Whether asking anew failed just now. */
  failed?: boolean
}

/**
 * Where a figure comes from, when it was read, its state, and in words what is wrong with it. Nothing where the head of
 * the page has said all of it.
 */
export function FreshnessAge({ freshness, failed = false }: FreshnessAgeProps) {
  const { source, updatedAt, problem } = freshness
  const said = useContext(SaidReading)
  if (!failed && isSaid(said, freshness)) return null
  const state = failed ? 'stale' : freshness.state
  return (
    <span className="flex flex-wrap gap-x-2">
      <ReadingAge updatedAt={updatedAt} state={state} source={source} />
      {problem && <span className="text-note text-warn">{distinctSentences([problem]).join(' ')}</span>}
    </span>
  )
}
