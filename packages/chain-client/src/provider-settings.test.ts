import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { providerSettings, upstreamSettings } from './provider-settings.ts'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

test.each(providerSettings.map((one) => [Object.keys(one.settings), one] as const))(
  'the README has the line of %j',
  (names, { byDefault, meaning }) => {
    const variables = names.map((name) => `\`${name}\``).join(', ')
    expect(read('README.md').split('\n')).toContain(`| ${variables} | ${byDefault} | ${meaning} |`)
  },
)

test('.env.example names every setting', () => {
  const named = [...read('.env.example').matchAll(/^# (\w+)=/gm)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(Object.keys(upstreamSettings)))
})
