import type { KnownFigure } from './known-figures.ts'

/** A calculation of which figures are told. */
export interface ToldRun {
  calculator: string
  verified: boolean
}

/** A figure of a text with everything known that it may be. */
export interface TextFigure {
  at: number
  matches: readonly KnownFigure[]
}

/** Where one statement ends and the next one may be about another calculation. */
const statementEnd =
  /[.!?;](?=\s)|\n|\b(?:but|while|whereas|however|instead|lekin|jabki)\b|\band (?=(?:at|with|for|if|in|over|after)\b)/giu

/** What a statement is about: the calculations that a figure in it belongs to. */
type Runs = ReadonlySet<number>

/**
 * Tells results that are told of the wrong calculation: where one calculator ran twice, "at 8 % … at 12 % …" with the two
 * results exchanged is as wrong as an invented figure. A result has to stand with the input that sets its calculation
 * apart, before it or after it; one that stands with none is only right where nothing else could be meant.
 */
export function createAttributor(runs: () => readonly ToldRun[]) {
  /** What the last statement that named any calculation was about, in its order. */
  let about: Runs[] = []

  /** The positions of the results in a text that do not belong where they stand. */
  return function listMisplaced(text: string, figures: readonly TextFigure[]): ReadonlySet<number> {
    const misplaced = new Set<number>()
    const told = runs()
    if (told.length < 2) return misplaced
    for (const [from, to] of statementsOf(text)) {
      const inside = figures.filter(({ at }) => at >= from && at < to)
      const groups = toGroups(inside, told)
      for (const [index, group] of groups.entries()) {
        if (group.kind === 'about') continue
        const said = attributionOf(groups, index, about)
        for (const [place, { at, runs: owners }] of group.members.entries()) {
          const named =
            said.length === 1 ? said[0] : said.length === group.members.length ? said[place] : undefined
          const isRight =
            named === undefined
              ? said.length === 0 && isOnlyOne(owners, told)
              : [...owners].some((run) => named.has(run))
          if (!isRight) misplaced.add(at)
        }
      }
      const named = groups.flatMap(({ kind, members }) =>
        kind === 'about' ? members.map(({ runs: of }) => of) : [],
      )
      if (named.length > 0) about = named
    }
    return misplaced
  }
}

interface Group {
  kind: 'about' | 'result'
  members: { at: number; runs: Runs }[]
}

function statementsOf(text: string): [number, number][] {
  const ends = [...text.matchAll(statementEnd)].map(({ index, 0: end }) => index + end.length)
  return [...ends, text.length].map((end, index) => [ends[index - 1] ?? 0, end])
}

/** Neighbours of one kind together: what a statement is about, and the results it tells. */
function toGroups(figures: readonly TextFigure[], told: readonly ToldRun[]): Group[] {
  const groups: Group[] = []
  for (const { at, matches } of figures) {
    const kind = matches.some(({ run }) => run === undefined) ? 'about' : 'result'
    const owners = new Set(matches.flatMap(({ run }) => run ?? []))
    if (owners.size === 0 || !hasSibling(owners, told)) continue
    const last = groups.at(-1)
    if (last?.kind === kind) last.members.push({ at, runs: owners })
    else groups.push({ kind, members: [{ at, runs: owners }] })
  }
  return groups
}

/** Whether another run of the same calculator came to something else. */
function hasSibling(owners: Runs, told: readonly ToldRun[]): boolean {
  return told.some(
    ({ calculator }, index) =>
      !owners.has(index) && [...owners].some((run) => told[run]?.calculator === calculator),
  )
}

/** What the results of a group are told of: what stands before them, or after them where the statement begins with them. */
function attributionOf(groups: readonly Group[], index: number, about: readonly Runs[]): readonly Runs[] {
  const runsOf = (group: Group | undefined) => group?.members.map(({ runs }) => runs)
  const [before, after] = [runsOf(groups[index - 1]), runsOf(groups[index + 1])]
  return (groups[0]?.kind === 'about' ? before : (after ?? before)) ?? about
}

/** Whether a result can be of one calculation only: the others of its calculator were not confirmed. */
function isOnlyOne(owners: Runs, told: readonly ToldRun[]): boolean {
  const confirmed = told.flatMap(({ verified }, run) => (verified ? [run] : []))
  return (
    confirmed.some((run) => owners.has(run)) &&
    confirmed.every((run) => owners.has(run) || !hasSiblingIn(run, owners, told))
  )
}

function hasSiblingIn(run: number, owners: Runs, told: readonly ToldRun[]): boolean {
  return [...owners].some((owner) => told[owner]?.calculator === told[run]?.calculator)
}
