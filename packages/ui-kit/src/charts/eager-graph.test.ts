import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const staticImport = /^\s*(?:import|export)\s(?!type\b)[^;'"]*?from\s+['"](?<module>[^'"]+)['"]/gm

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  return [...text.matchAll(staticImport)].map(({ groups }) => groups?.module ?? '')
}

// A charting library on the first paint holds a phone's main thread for more than a second.
test('only the interactive charts import nivo', () => {
  const importers = files.filter((file) => importsOf(file).some((module) => module.startsWith('@nivo/')))
  expect(importers.sort()).toEqual(['charts/doughnut-interactive.tsx'])
})

test('nothing imports an interactive chart other than dynamically', () => {
  const importers = files.filter((file) => importsOf(file).some((module) => module.includes('-interactive.')))
  expect(importers).toEqual([])
})

test('nothing of ours imports a package that inserts style elements', () => {
  const inserting =
    /react-remove-scroll|react-style-singleton|sonner|radix-ui\/(?:dialog|alert-dialog|select|scroll-area)/
  const importers = files.filter((file) => importsOf(file).some((module) => inserting.test(module)))
  expect(importers).toEqual([])
})
