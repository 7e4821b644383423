import type { AskBody } from '@pkg/api-contract'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { answerHere } from './answer-here.ts'
import { formatAnswer, type Line } from './format-answer.ts'

/** Shorter than this, nothing is a question with a figure in it. */
const SHORTEST = 5
const none: readonly Line[] = []

/** What the browser itself answers to a question while it is typed; empty where it is none, or none that it can answer. */
export function usePreview(question: string, turns: () => AskBody['turns']): readonly Line[] {
  const asked = useDeferredValue(question.trim())
  const [lines, setLines] = useState(none)
  const before = useRef(Promise.resolve())

  useEffect(() => {
    if (asked.length < SHORTEST) {
      setLines(none)
      return
    }
    let isCurrent = true
    // One at a time: what was typed over meanwhile is not solved any more.
    before.current = before.current.then(async () => {
      if (!isCurrent) return
      // Without a thread that solves, the answer comes from the server alone.
      const answer = await answerHere({ question: asked, turns: turns() }).catch(() => undefined)
      if (isCurrent) setLines(answer?.kind === 'answer' ? formatAnswer(answer.firstLine) : none)
    })
    return () => {
      isCurrent = false
    }
  }, [asked, turns])

  return lines
}
