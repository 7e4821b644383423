import type { BrowserCommand } from 'vitest/node'
import { compareLooks } from './compare-looks.ts'
import type { Look } from './look.ts'
import { keepLook, looksFileOf, readLooks } from './looks-file.ts'

interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a part of the window; a PNG in Base64. */
const takePicture: BrowserCommand<[clip: Clip]> = async ({ page }, clip) =>
  (await page.screenshot({ clip, scale: 'css', caret: 'hide', animations: 'disabled' })).toString('base64')

/** Puts the mouse there, as a person would. */
const movePointer: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.move(x, y)

/**
 * Compares a look with the one that is kept beside the story, and tells what differs. With `vitest -u` it is kept
 * instead.
 */
const checkLook: BrowserCommand<[names: string[], name: string, look: Look]> = (
  { testPath, project },
  names,
  name,
  look,
) => {
  if (testPath === undefined) throw new TypeError('A look belongs to a file of stories.')
  const file = looksFileOf(testPath)
  if (project.vitest.config.update === true) {
    keepLook(file, names, name, look)
    return []
  }
  const kept = readLooks(file)[name]
  return kept ? compareLooks(kept, look) : ['No look is kept of this story.']
}

export const lookCommands = { takePicture, movePointer, checkLook }

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (clip: Clip) => Promise<string>
    movePointer: (x: number, y: number) => Promise<void>
    checkLook: (names: string[], name: string, look: Look) => Promise<string[]>
  }
}
