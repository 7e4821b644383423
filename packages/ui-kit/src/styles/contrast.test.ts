import { readFileSync } from 'node:fs'
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--(?<name>[\w-]+): light-dark\((?<day>oklch\([^)]+\)), (?<night>oklch\([^)]+\))\)/g)].map(
    ({ groups }) => [groups?.name ?? '', { light: groups?.day ?? '', dark: groups?.night ?? '' }],
  ),
)

const series = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => `series-${place}`)

/** Figures and body text 7, other words 4.5, lines and edges of controls 3. */
const promises: { needs: number; inks: string[]; grounds: string[] }[] = [
  { needs: 7, inks: ['figure', 'text'], grounds: ['canvas', 'surface', 'raised', 'selected', 'hover'] },
  { needs: 7, inks: ['gain', 'loss'], grounds: ['canvas', 'surface'] },
  {
    needs: 4.5,
    inks: ['muted', 'faint', 'warn', 'accent-text'],
    grounds: ['canvas', 'surface', 'raised', 'selected'],
  },
  { needs: 4.5, inks: ['gain', 'loss'], grounds: ['raised', 'selected'] },
  { needs: 7, inks: ['figure'], grounds: ['sunken', 'accent-tint'] },
  { needs: 4.5, inks: ['muted', 'faint'], grounds: ['sunken'] },
  { needs: 4.5, inks: ['muted'], grounds: ['hover'] },
  { needs: 4.5, inks: ['gain'], grounds: ['gain-tint'] },
  { needs: 4.5, inks: ['loss'], grounds: ['loss-tint'] },
  { needs: 4.5, inks: ['warn'], grounds: ['warn-tint'] },
  { needs: 4.5, inks: ['accent-text'], grounds: ['accent-tint'] },
  { needs: 7, inks: ['text'], grounds: ['warn-tint', 'loss-tint'] },
  { needs: 7, inks: ['on-accent'], grounds: ['accent'] },
  { needs: 7, inks: ['on-primary'], grounds: ['primary'] },
  { needs: 4.5, inks: ['on-primary'], grounds: ['primary-hover'] },
  { needs: 3, inks: ['control', 'focus', 'accent-line'], grounds: ['canvas', 'surface'] },
  { needs: 3, inks: ['accent-line'], grounds: ['sunken'] },
  { needs: 3, inks: ['warn-line', 'ink-line', 'ink-line-soft', 'ink-line-ghost'], grounds: ['surface'] },
  {
    needs: 3,
    inks: [...series, 'series-rest'],
    grounds: ['surface'],
  },
]

const pairs = promises.flatMap(({ needs, inks, grounds }) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ needs, ink, ground }))),
)

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('$ink on $ground reaches $needs to 1', ({ needs, ink, ground }) => {
    expect(wcagContrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(needs)
  })
})

/** How colours look to people whose eyes have all three kinds of cones, or two of them. */
const eyes = {
  'all cones': (one: ReturnType<typeof colour>) => one,
  'no red cones': filterDeficiencyProt(1),
  'no green cones': filterDeficiencyDeuter(1),
  'no blue cones': filterDeficiencyTrit(1),
}
/** In Oklab, where black and white are 1 apart. */
const leastDifference = 0.08

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(Object.entries(eyes))('with %s, eight lines of one chart have colours apart', (_, see) => {
    const distance = differenceEuclidean('oklab')
    const close = series.flatMap((one, place) =>
      series
        .slice(place + 1)
        .filter((other) => distance(see(colour(one, theme)), see(colour(other, theme))) < leastDifference)
        .map((other) => `${one} and ${other}`),
    )
    expect(close).toEqual([])
  })
})

test('the measured ratios are those of the design', () => {
  expect(wcagContrast(colour('figure', 'light'), colour('canvas', 'light'))).toBeCloseTo(15.99, 1)
  expect(wcagContrast(colour('loss', 'dark'), colour('surface', 'dark'))).toBeCloseTo(8.3, 1)
})

function colour(name: string, theme: 'light' | 'dark') {
  const parsed = parse(tokens.get(name)?.[theme] ?? '')
  if (!parsed) throw new Error(`There is no colour token ${name}`)
  return parsed
}
