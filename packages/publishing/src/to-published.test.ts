import { expect, test } from 'vitest'
import { withJsAddresses } from './build.ts'
import { toPublished } from './to-published.ts'

const manifest = {
  name: '@pkg/one',
  version: '1.0.0',
  exports: { '.': './src/index.ts' },
  dependencies: { '@pkg/two': 'workspace:^', '@pkg/three': 'workspace:*', other: '3.1.0' },
  publishConfig: { exports: { '.': './dist/index.js' }, bin: { one: './dist/main.js' } },
}
const versions: Record<string, string> = { '@pkg/two': '2.0.0', '@pkg/three': '3.0.0-next.1' }

test('the published manifest has the published doors, commands and versions', () => {
  expect(toPublished(manifest, (name) => versions[name] ?? '')).toEqual({
    ...manifest,
    exports: { '.': './dist/index.js' },
    bin: { one: './dist/main.js' },
    dependencies: { '@pkg/two': '^2.0.0', '@pkg/three': '3.0.0-next.1', other: '3.1.0' },
  })
})

test('a manifest that says nothing of publishing stays as it is', () => {
  const plain = { name: 'plain', version: '1.0.0' }
  expect(toPublished(plain, () => '')).toEqual(plain)
})

test('every form of a relative address in a declaration ends in .js', () => {
  const typescript = `import './a.ts';
export * from "../b.ts";
export type { C } from './c/c.ts';
declare const d: import("./d.ts").D;
import { E } from 'e/e.ts';`
  expect(withJsAddresses(typescript)).toBe(`import './a.js';
export * from "../b.js";
export type { C } from './c/c.js';
declare const d: import("./d.js").D;
import { E } from 'e/e.ts';`)
})
