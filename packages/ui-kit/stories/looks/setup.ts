import axe from 'axe-core'
import { afterEach, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { measureLook } from './measure-look.ts'

declare module 'vitest' {
  interface TestContext {
    /** The composed story, put here by the addon. `pointer` selects what the mouse stands on while it is drawn. */
    story?: { parameters: { pointer?: string } }
  }
}

// A quick device with a mouse fetches the interactive charts by itself: here only a story that reaches for them has them.
Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })

let stylesBefore = 0

beforeEach(() => {
  stylesBefore = countStyles()
})

// After each story and its interactions, while it still stands.
afterEach(async ({ task, story }) => {
  if (task.result?.state === 'fail') return
  const canvas = findCanvas()
  // Our security policy refuses style and script elements that come at run time.
  expect(countStyles(), 'style elements that the story inserted').toBe(stylesBefore)
  // The browser of these tests asks for less motion.
  expect(findMoving(), 'what moves where less motion is asked for').toEqual([])

  const pointer = story?.parameters.pointer
  const look = await measureLook(canvas, pointer, async () => {
    // Only colours differ by night; the addon has checked the rest.
    const { violations } = await axe.run(canvas, { runOnly: ['color-contrast', 'link-in-text-block'] })
    expect(violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary))).toEqual([])
  })
  const names = task.file.tasks.map(({ name }) => name)
  const faults = await commands.checkLook(names, task.name, look)
  expect(
    faults,
    'The story does not look as it did. If it is meant to: `pnpm e2e -u` keeps the new looks.',
  ).toEqual([])
})

function countStyles(): number {
  return document.querySelectorAll('style, script').length
}

/** The names of the animations and the properties in transition that are under way, anywhere on the page. */
function findMoving(): string[] {
  return document.getAnimations().map((each) => {
    if (each instanceof CSSAnimation) return each.animationName
    return each instanceof CSSTransition ? each.transitionProperty : each.id
  })
}

function findCanvas(): HTMLElement {
  const canvas = document.querySelector('[data-story]')
  if (!(canvas instanceof HTMLElement)) throw new TypeError('No story stands on the page.')
  return canvas
}
