import { MAX_REPORT_DIFFERENCES, type ReportDifference } from '@pkg/api-contract'

type Line = Record<string, string | number | boolean | null>

/** The lines of a report by their names, in their order. */
const readLines = (content: string): Map<string, string> =>
  new Map(
    content
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [(JSON.parse(line) as { line: string }).line, line]),
  )

/** Every line of a report that another has not, or has otherwise; of those in both the fields that differ. */
export function compareReports(
  was: string,
  now: string,
): { differences: ReportDifference[]; differenceCount: number } {
  const [before, after] = [readLines(was), readLines(now)]
  const differences: ReportDifference[] = []
  let differenceCount = 0
  const add = (old: string | undefined, fresh: string | undefined) => {
    differenceCount += 1
    if (differences.length < MAX_REPORT_DIFFERENCES) differences.push(toDifference(old, fresh))
  }
  for (const [name, old] of before) {
    const fresh = after.get(name)
    if (fresh !== old) add(old, fresh)
  }
  for (const [name, fresh] of after) if (!before.has(name)) add(undefined, fresh)
  return { differences, differenceCount }
}

/** Fields that name a line and say nothing of their own. */
const NAMES = ['line', 'about']

function toDifference(was: string | undefined, now: string | undefined): ReportDifference {
  const old = was === undefined ? null : (JSON.parse(was) as Line)
  const fresh = now === undefined ? null : (JSON.parse(now) as Line)
  const all = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])]
  const names = all.filter((name) => !NAMES.includes(name) && old?.[name] !== fresh?.[name])
  // Where only its words changed, as when a token is called otherwise, these are the difference.
  const told = names.length === 0 ? ['about'] : names
  const pick = (line: Line) => Object.fromEntries(told.map((name) => [name, line[name] ?? null]))
  const { line, about } = fresh ?? old ?? {}
  return {
    line: String(line),
    about: typeof about === 'string' ? about : null,
    was: old && pick(old),
    now: fresh && pick(fresh),
  }
}
