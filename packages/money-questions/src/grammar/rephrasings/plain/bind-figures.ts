/** The figures of a question by what they are; one that it does not have is missing. */
export type Bound = Readonly<Record<string, number | undefined>>

/**
 * Takes a shape apart by what the words beside each figure call it, in whichever order they stand: every figure has to be one
 * of the roles, and every word that is left one that changes nothing. Undefined where one of them is not, or where two figures
 * are the same thing.
 *
 * @param roles what a figure is by the forms in which it is told, the longer ones first: `N year|N yr left`; `?` behind the name
 * of what may be missing
 * @param free words that may be left
 */
export function bindFigures(
  shape: string,
  figures: readonly number[],
  roles: Readonly<Record<string, string>>,
  free: string,
): Bound | undefined {
  let place = 0
  let left = ` ${shape.replace(/\b[NP]\b/g, (kind) => `${kind}${place++}`)} `
  const found: Record<string, number> = {}
  for (const [role, forms] of Object.entries(roles)) {
    const name = role.replace('?', '')
    const taken = take(left, forms)
    if (taken === undefined && name === role) return undefined
    if (taken === undefined) continue
    left = taken.left
    found[name] = figures[taken.place] ?? Number.NaN
  }
  const idle = new Set([TAKEN, ...free.split(' ')])
  const isWhole = left
    .trim()
    .split(/\s+/)
    .every((word) => word === '' || idle.has(word))
  return isWhole ? found : undefined
}

/** What stands in the place of a figure that is taken, so that what stood on both sides of it is not beside each other. */
const TAKEN = '~'
/** Between two forms, and not inside of one. */
const between = /\|(?![^(]*\))/

/** The first form that stands in what is left, and what is left without it. */
function take(left: string, forms: string): { left: string; place: number } | undefined {
  for (const form of forms.split(between)) {
    const pattern = new RegExp(` ${form.replace(/\b[NP]\b/g, '$&(\\d+)')}(?= )`)
    const [said, place] = pattern.exec(left) ?? []
    if (said !== undefined && place !== undefined)
      return { left: left.replace(said, ` ${TAKEN}`), place: Number(place) }
  }
  return undefined
}
