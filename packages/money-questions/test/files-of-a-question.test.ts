import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Passed } from './files-of-a-question.ts'

const script = fileURLToPath(new URL('files-of-a-question.ts', import.meta.url))
const loan = 'emi on 50 lakh at 8.5% for 20 years'

/** Each with the most files with a function that runs for it, and the most times that words are read or a plan is sought. */
const questions: readonly [
  string,
  readonly string[],
  { files: number; readWords: number; understand: number },
][] = [
  ['a plain one', [loan], { files: 78, readWords: 1, understand: 1 }],
  ['one in Hindi', ['50 लाख पर 8.5% से 20 साल की EMI कितनी होगी'], { files: 78, readWords: 1, understand: 1 }],
  ['a sum', ['18% of 4500'], { files: 79, readWords: 1, understand: 0 }],
  [
    'one in other words',
    ['lost 20% how much percent gain needed to recover'],
    { files: 75, readWords: 1, understand: 0 },
  ],
  // Either side is words of the question, read by themselves.
  [
    'a comparison',
    ['compare emi on 50 lakh at 8.5% and 9% for 20 years'],
    { files: 83, readWords: 4, understand: 5 },
  ],
  [
    'a purchase',
    ['20% down on a flat of 80 lakh, the rest at 8.5% for 20 years, emi'],
    { files: 83, readWords: 2, understand: 1 },
  ],
  // What was said before is neither read nor planned anew.
  ['one after another', ['what if 15 years', loan], { files: 95, readWords: 1, understand: 2 }],
  ['a change after two', ['5 years more', loan, 'at 9%'], { files: 93, readWords: 1, understand: 2 }],
]

describe('a question goes through the package once', () => {
  let passed: readonly Passed[] = []
  // In one process, since reading the source takes longer than all that is asked.
  beforeAll(() => {
    const said = JSON.stringify(questions.map(([, one]) => one))
    passed = JSON.parse(execFileSync(process.execPath, ['--no-warnings', script, said], { encoding: 'utf8' }))
  })

  test.each(questions.map(([name, , most], at) => [name, at, most] as const))('%s', (_, at, most) => {
    const { files = [], calls = {} } = passed[at] ?? {}
    const { normalize, cutWords, readWords, understand = 0 } = calls
    expect({ normalize, cutWords }, 'its text is read once').toEqual({ normalize: 1, cutWords: 1 })
    expect({ readWords, understand }).toEqual({ readWords: most.readWords, understand: most.understand })
    expect(files.length).toBeGreaterThan(0)
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(most.files)
  })
})

/** What happens to a question, in order; each folder knows those before it alone. Files beside the folders know all. */
const rooms = ['languages', 'grammar', 'read', 'answer', 'plan', 'follow-up', ''] as const

test('no folder runs code of one that a question comes to later', async () => {
  const { metafile } = await build({
    entryPoints: ['src/index.ts'],
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const roomOf = (file: string) =>
    rooms.findIndex((room) => room === (/^src\/([^/]+)\//.exec(file)?.[1] ?? ''))
  const all = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.map(({ path }) => ({ file, path })),
  )
  const own = all.filter(({ file, path }) => file.startsWith('src/') && path.startsWith('src/'))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter(({ file, path }) => roomOf(path) > roomOf(file))).toEqual([])
})
