import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Finding, findPage, type Place } from './find-page.ts'
import { useMatrix } from './use-matrix.ts'

/** A line that was typed, and what it meant. */
export interface Entry {
  id: number
  line: string
  finding: Finding
}

const redirectMs = 500
/** More lines than fit a screen are nobody's history. */
const maxEntries = 12

/** Runs the lines that a person types into the finder: goes to a page, or does what a command says. */
export function useFinder(places: readonly Place[]) {
  const navigate = useNavigate()
  const matrix = useMatrix()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (target === null) return
    const timer = setTimeout(() => navigate(target), redirectMs)
    return () => clearTimeout(timer)
  }, [target, navigate])

  function run(line: string) {
    const finding = findPage(line, places)
    setEntries((before) =>
      [...before, { id: (before.at(-1)?.id ?? 0) + 1, line, finding }].slice(-maxEntries),
    )
    setTarget(finding.kind === 'page' ? finding.place.path : null)
    if (finding.kind === 'command' && finding.command === 'matrix') matrix.start()
  }

  return { entries, run, isMatrix: matrix.running }
}
