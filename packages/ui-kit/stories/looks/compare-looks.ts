import { gridSize, type Look, luminanceSteps, type Part, type Picture } from './look.ts'

/** What may differ between two machines that draw the same: a line may break a pixel later, an edge be a little softer. */
export const tolerance = {
  /** Pixels by which a part may stand elsewhere or be larger, and a hundredth of its length on top. */
  pixels: 2,
  share: 0.01,
  /** Steps of 255 in each channel of a colour. */
  colour: 2,
  /**
   * Steps of 64 in the luminance of one field, and on average over all of them. Chromium with and without windows place
   * small letters up to ten apart.
   */
  field: 11,
  mean: 0.8,
}

/** What is seen now and was not so when the look was kept, in sentences; none where the two agree. */
export function compareLooks(kept: Look, seen: Look): string[] {
  const pictures = (['day', 'night', 'turned'] as const).flatMap((name) =>
    comparePictures(kept[name], seen[name]).map((fault) => `${pictureNames[name]}: ${fault}`),
  )
  const keptNames = kept.parts.map(({ is }) => is)
  const seenNames = seen.parts.map(({ is }) => is)
  if (keptNames.join('\n') !== seenNames.join('\n')) {
    const gone = keptNames.filter((name) => !seenNames.includes(name))
    const come = seenNames.filter((name) => !keptNames.includes(name))
    if (gone.length + come.length === 0) return ['The parts stand in another order.', ...pictures]
    return [...gone.map((name) => `${name} is gone.`), ...come.map((name) => `${name} is new.`), ...pictures]
  }
  const parts = kept.parts.flatMap((part, index) => compareParts(part, seen.parts[index] ?? part))
  return [...parts, ...pictures]
}

const pictureNames = { day: 'By day', night: 'By night', turned: 'From right to left' }

function compareParts(kept: Part, seen: Part): string[] {
  const faults: string[] = []
  if (!isSamePlace(kept.place, seen.place))
    faults.push(`stands at ${seen.place.join(', ')} and not at ${kept.place.join(', ')}`)
  if (!isSamePlace(kept.turned, seen.turned))
    faults.push(
      `stands, from right to left, at ${seen.turned.join(', ')} and not at ${kept.turned.join(', ')}`,
    )
  for (const role of ['ink', 'ground'] as const) {
    for (const [index, time] of ['day', 'night'].entries()) {
      const [before = '', now = ''] = [kept[role][index], seen[role][index]]
      if (!isSameColour(before, now)) faults.push(`has by ${time} the ${role} ${now} and not ${before}`)
    }
  }
  return faults.map((fault) => `${kept.is} ${fault}.`)
}

function isSamePlace(kept: readonly number[], seen: readonly number[]): boolean {
  return kept.every(
    (length, index) =>
      Math.abs(length - (seen[index] ?? Number.NaN)) <= tolerance.pixels + tolerance.share * Math.abs(length),
  )
}

function isSameColour(kept: string, seen: string): boolean {
  return (
    kept.length === seen.length &&
    channels(kept).every((value, index) => Math.abs(value - (channels(seen)[index] ?? 0)) <= tolerance.colour)
  )
}

function channels(colour: string): number[] {
  return (colour.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

function comparePictures(kept: Picture, seen: Picture): string[] {
  const differences = [...kept].map((step, index) =>
    Math.abs(luminanceSteps.indexOf(step) - luminanceSteps.indexOf(seen[index] ?? '')),
  )
  const largest = Math.max(...differences)
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  if (kept.length === seen.length && largest <= tolerance.field && mean <= tolerance.mean) return []
  const at = differences.indexOf(largest)
  const [row, column] = [Math.floor(at / gridSize) + 1, (at % gridSize) + 1]
  return [
    `the drawing differs by ${mean.toFixed(1)} steps of 64 on average, most in row ${row}, column ${column} of ${gridSize}, by ${largest}.`,
  ]
}
