import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLooks, tolerance } from './compare-looks.ts'
import { gridSize, type Look, luminanceSteps } from './look.ts'

const picture = 'n'.repeat(gridSize ** 2)
const look: Look = {
  day: picture,
  night: picture,
  turned: picture,
  parts: [
    {
      is: 'button Add',
      place: [16, 16, 100, 36],
      turned: [500, 16, 100, 36],
      ink: ['#fafbf3', '#1a1e0b'],
      ground: ['#13362c', '#eec35c'],
    },
  ],
}
const withPart = (change: Partial<Look['parts'][number]>): Look => ({
  ...look,
  parts: look.parts.map((part) => ({ ...part, ...change })),
})
/** The picture with one field as many steps brighter. */
const brighter = (steps: number, field: number) =>
  [...picture]
    .map((step, at) => (at === field ? luminanceSteps[luminanceSteps.indexOf(step) + steps] : step))
    .join('')

test('a look is as it is', () => {
  expect(compareLooks(look, look)).toEqual([])
})

test('a part may stand two pixels away, not five', () => {
  expect(compareLooks(look, withPart({ place: [18, 16, 100, 36] }))).toEqual([])
  expect(compareLooks(look, withPart({ place: [21, 16, 100, 36] }))).toEqual([
    'button Add stands at 21, 16, 100, 36 and not at 16, 16, 100, 36.',
  ])
  expect(compareLooks(look, withPart({ turned: [16, 16, 100, 36] }))).toEqual([
    'button Add stands, from right to left, at 16, 16, 100, 36 and not at 500, 16, 100, 36.',
  ])
})

test('another colour is told, also one as bright, and one that lets the ground through', () => {
  expect(compareLooks(look, withPart({ ground: ['#13362d', '#eec35c'] }))).toEqual([])
  expect(compareLooks(look, withPart({ ground: ['#13362c', '#c3ee5c'] }))).toEqual([
    'button Add has by night the ground #c3ee5c and not #eec35c.',
  ])
  expect(compareLooks(look, withPart({ ink: ['#fafbf380', '#1a1e0b'] }))).toEqual([
    'button Add has by day the ink #fafbf380 and not #fafbf3.',
  ])
})

test('a part that is gone, new or in another order is told', () => {
  expect(compareLooks(look, withPart({ is: 'button Remove' }))).toEqual([
    'button Add is gone.',
    'button Remove is new.',
  ])
  const [part] = look.parts
  if (!part) throw new TypeError('no part')
  const two = { ...look, parts: [part, { ...part, is: 'svg of 3' }] }
  expect(compareLooks(two, { ...two, parts: two.parts.toReversed() })).toEqual([
    'The parts stand in another order.',
  ])
})

test('a drawing that differs in one place is told with the place', () => {
  expect(compareLooks(look, { ...look, night: brighter(12, 2 * gridSize + 4) })).toEqual([
    'By night: the drawing differs by 0.1 steps of 64 on average, most in row 3, column 5 of 12, by 12.',
  ])
})

test('a drawing that is a little brighter everywhere is told', () => {
  const all = picture.replaceAll('n', luminanceSteps[luminanceSteps.indexOf('n') + 1] ?? '')
  expect(compareLooks(look, { ...look, turned: all })).toHaveLength(1)
})

test('what lies within the tolerance is never told', () => {
  const noise = fc.array(fc.integer({ min: -1, max: 1 }), {
    minLength: gridSize ** 2,
    maxLength: gridSize ** 2,
  })
  const half = fc.array(fc.boolean(), { minLength: gridSize ** 2, maxLength: gridSize ** 2 })
  fc.assert(
    fc.property(noise, half, fc.integer({ min: -2, max: 2 }), (steps, kept, pixels) => {
      const fields = steps.map((step, at) => (kept[at] ? step : 0))
      const mean = fields.reduce((sum, step) => sum + Math.abs(step), 0) / fields.length
      fc.pre(mean <= tolerance.mean)
      const day = fields.map((step) => luminanceSteps[luminanceSteps.indexOf('n') + step]).join('')
      expect(
        compareLooks(look, { ...withPart({ place: [16 + pixels, 16, 100 - pixels, 36] }), day }),
      ).toEqual([])
    }),
  )
})
