import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Look } from './look.ts'
import { keepLook, looksFileOf, readLooks } from './looks-file.ts'

const look = (day: string): Look => ({
  day,
  night: 'b',
  turned: 'c',
  parts: [
    { is: 'p "x"', place: [0, 0, 1, 1], turned: [0, 0, 1, 1], ink: ['#000000', '#ffffff'], ground: ['', ''] },
  ],
})

test('looks are kept in the order of the stories, a part on a line, and read again', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'looks-')), 'button.looks.json')
  expect(readLooks(file)).toEqual({})
  keepLook(file, ['Primary', 'Ghost'], 'Ghost', look('g'))
  keepLook(file, ['Primary', 'Ghost'], 'Primary', look('p'))
  expect(readLooks(file)).toEqual({ Primary: look('p'), Ghost: look('g') })
  expect(Object.keys(readLooks(file))).toEqual(['Primary', 'Ghost'])
  expect(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"is"')),
  ).toHaveLength(2)
})

test('the look of a story that is gone goes', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'looks-')), 'button.looks.json')
  keepLook(file, ['Old'], 'Old', look('o'))
  keepLook(file, ['New'], 'New', look('n'))
  expect(readLooks(file)).toEqual({ New: look('n') })
})

test('looks stand beside their stories', () => {
  expect(looksFileOf('/x/stories/button.stories.tsx')).toBe('/x/stories/button.looks.json')
})
