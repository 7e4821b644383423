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

const aboutOf = (line: Line) =>
  typeof line.about === 'string' ? `${kindOf(line)}${line.about}` : String(line.line)
const kindOf = ({ line }: Line) => {
  const kind = String(line).split(' ', 1)[0] ?? ''
  return kind === 'row' || kind === 'lot' ? '' : `${kind} `
}

const write = (line: Line, names: readonly string[]) =>
  names.map((name) => `${name}: ${line[name] ?? 'nothing'}`).join(', ')

/** Fields that name a line and say nothing of their own. */
const NAMES = ['line', 'about']

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

function toDifference(was: string | undefined, now: string | undefined): ReportDifference {
  const old = was === undefined ? null : (JSON.parse(was) as Line)
  const fresh = now === undefined ? null : (JSON.parse(now) as Line)
  const all = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])]
  const names = all.filter((name) => !NAMES.includes(name) && old?.[name] !== fresh?.[name])
  // Where only its words changed, as when a token is called otherwise, these are the difference.
  const told = names.length === 0 ? ['about'] : names
  return {
    line: aboutOf(old ?? fresh ?? {}),
    was: old && write(old, told),
    now: fresh && write(fresh, told),
  }
}
