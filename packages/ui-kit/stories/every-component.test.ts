import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, parse } from 'react-docgen'
import { storyNameFromExport } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { looksFileOf, readLooks } from './looks/looks-file.ts'

const room = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(room, file), 'utf8')

/** The doors of the package behind which components stand, as paths in `src` and in `stories`. */
const doors = Object.keys(JSON.parse(read('package.json')).exports)
  .filter((door) => door.endsWith('.tsx'))
  .map((door) => door.slice('./'.length, -'.tsx'.length))

/** Components in which nobody's words stand, so that none can be too long. */
const wordless = [
  'brand/wordmark',
  'charts/sparkline',
  'charts/swatch',
  'components/address',
  'components/asset-picture',
  'components/copy-button',
  'components/icon-button',
  'components/skeleton',
  'components/skip-link',
  'components/spinner',
  'components/wallet-glyph',
]

const storiesOf = (door: string) => `stories/${door}.stories.tsx`

test('every component that others may import has stories', () => {
  expect(doors.length).toBeGreaterThan(30)
  expect(doors.filter((door) => !existsSync(join(room, storiesOf(door))))).toEqual([])
})

describe.each(doors)('%s', (door) => {
  const source = read(`src/${door}.tsx`)
  const stories = read(storiesOf(door))
  const documented = parse(source, {
    filename: join(room, `src/${door}.tsx`),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  })

  test('a story shows each of its components, with each of its properties', () => {
    expect(documented.length).toBeGreaterThan(0)
    for (const { displayName = '', props = {} } of documented) {
      expect(stories, 'a component that no story shows').toMatch(new RegExp(`\\b${displayName}\\b`))
      const forgotten = Object.keys(props).filter((prop) => !isShown(prop, stories))
      expect(forgotten, `properties of ${displayName} that no story sets`).toEqual([])
    }
  })
})

test.each(doors.filter((door) => !wordless.includes(door)))('a story shows %s with a long text', (door) => {
  expect(read(storiesOf(door))).toContain('export const LongText')
})

test.each(globSync('stories/**/*.stories.tsx', { cwd: room }))(
  'the looks of %s are those of its stories',
  (file) => {
    const names = [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
      storyNameFromExport(name),
    )
    expect(Object.keys(readLooks(looksFileOf(join(room, file))))).toEqual(names)
  },
)

/** Size and place are the caller's, and children stand between the tags. */
function isShown(prop: string, stories: string): boolean {
  return prop === 'className' || prop === 'children' || new RegExp(`\\b${prop}\\b`).test(stories)
}
