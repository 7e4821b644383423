import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as financeMath from '../src/index.ts'

const root = new URL('..', import.meta.url)
const scope: Record<string, unknown> = { ...financeMath }

function evaluate(code: string): unknown {
  return new Function(...Object.keys(scope), `return (${code})`)(...Object.values(scope))
}

/** Every `@example` of a docstring that says with `//=>` what it gives. */
function examplesIn(source: string): { code: string; expected: string }[] {
  return [...source.matchAll(/@example\n((?:\s*\* (?!@).*\n)+)/g)]
    .map(([, lines = '']) => lines.replaceAll(/^\s*\* ?/gm, '').trim())
    .flatMap((text) => {
      const [code = '', expected] = text.split('//=>')
      return expected === undefined
        ? []
        : [{ code: code.trim().replace(/;$/, ''), expected: expected.trim() }]
    })
}

const files = globSync('src/{core,primitives}/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()

describe('the examples in the docstrings', () => {
  for (const file of files) {
    for (const { code, expected } of examplesIn(readFileSync(new URL(file, root), 'utf8'))) {
      it(`hold in ${file}: ${code}`, () => {
        expect(evaluate(code)).toEqual(evaluate(expected))
      })
    }
  }

  it('stand beside every public function of the core', () => {
    const without = files
      .filter((file) => file.startsWith('src/core/'))
      .filter((file) => examplesIn(readFileSync(new URL(file, root), 'utf8')).length === 0)
    expect(without).toEqual([])
  })
})
