import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Look, Looks } from './look.ts'

/** Where the looks of a file of stories are kept. */
export function looksFileOf(storiesFile: string): string {
  return storiesFile.replace(/\.stories\.tsx$/, '.looks.json')
}

export function readLooks(file: string): Looks {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Writes the look of one story, in the order of `names`; looks of stories that are no longer there go. */
export function keepLook(file: string, names: readonly string[], name: string, look: Look): void {
  const looks = { ...readLooks(file), [name]: look }
  const entries = names.flatMap((story) =>
    looks[story] ? [`${write(story)}: ${writeLook(looks[story])}`] : [],
  )
  writeFileSync(file, `{\n${entries.map((entry) => `  ${entry}`).join(',\n')}\n}\n`)
}

/** A part on a line, so that a review shows what changed. */
function writeLook({ day, night, turned, parts }: Look): string {
  const pictures = Object.entries({ day, night, turned }).map(
    ([name, text]) => `    "${name}": ${write(text)}`,
  )
  const list =
    parts.length === 0 ? '[]' : `[\n${parts.map((part) => `      ${write(part)}`).join(',\n')}\n    ]`
  return `{\n${pictures.join(',\n')},\n    "parts": ${list}\n  }`
}

const write = (value: unknown) => JSON.stringify(value)
