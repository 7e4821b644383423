import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const opened: [address: string, options: object][] = []
const names: string[] = []

let openThread: typeof import('./open-thread.ts').openThread

beforeEach(async () => {
  // A page of its own for each test: its policy is made once a page.
  vi.resetModules()
  ;({ openThread } = await import('./open-thread.ts'))
  opened.length = 0
  names.length = 0
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: string, options: object) {
        opened.push([address, options])
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('opens scripts of our own, and none of others', () => {
  openThread('/assets/luck.js')
  expect(opened).toEqual([[`${location.origin}/assets/luck.js`, { type: 'module' }]])
  for (const foreign of ['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,0']) {
    expect(() => openThread(foreign)).toThrow(TypeError)
  }
  expect(opened).toHaveLength(1)
})

test('makes the one policy that a page allows once, and asks it each time', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL: (address: string) => string }) {
      names.push(name)
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` }
    },
  })
  openThread('/a.js')
  openThread('/b.js')
  expect(() => openThread('https://evil.example/x.js')).toThrow(TypeError)
  expect(names).toEqual(['thread'])
  expect(opened.map(([address]) => address)).toEqual([
    `trusted ${location.origin}/a.js`,
    `trusted ${location.origin}/b.js`,
  ])
})
