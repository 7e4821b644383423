import type { AskBody } from '@pkg/api-contract'
import { useDeferredValue, useEffect, useState } from 'react'
import { formatAnswer, type Line } from './format-answer.ts'
import { loadHere } from './load-here.ts'

/** Shorter than this, nothing is a question with a figure in it. */
const SHORTEST = 5
const none: readonly Line[] = []

/** What the browser itself answers to a question while it is typed; empty where it is none, or none that it can answer. */
export function usePreview(question: string, turns: () => AskBody['turns']): readonly Line[] {
  const asked = useDeferredValue(question.trim())
  const [lines, setLines] = useState(none)

  useEffect(() => {
    if (asked.length < SHORTEST) {
      setLines(none)
      return
    }
    let isCurrent = true
    loadHere().then(
      ({ previewHere }) => {
        if (isCurrent) setLines(formatAnswer(previewHere({ question: asked, turns: turns() }) ?? []))
      },
      // Without it, the answer comes from the server alone.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [asked, turns])

  return lines
}
