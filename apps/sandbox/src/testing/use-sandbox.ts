import { afterAll, beforeAll } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'

/** The moment at which the sandboxes of the tests stand still. */
export const testNow = new Date('2026-05-20T10:00:00.000Z')

/** A sandbox for the tests of one file, and the two ways to ask it. */
export function useSandbox() {
  let sandbox: Sandbox | undefined
  const started = () => {
    if (!sandbox) throw new Error('The sandbox has not started')
    return sandbox
  }
  beforeAll(async () => {
    sandbox = await createSandbox({ now: testNow })
  })
  afterAll(async () => {
    await sandbox?.close()
  })
  return {
    get sandbox() {
      return started()
    },
    /** Asks a path of the sandbox, with the key that Moralis wants. */
    ask: (path: string, init: RequestInit = {}) =>
      fetch(`${started().url}${path}`, { headers: { 'x-api-key': 'sandbox' }, ...init }),
    /** The JSON answer of a path; its shape is what the tests look at. */
    async get(path: string) {
      const answer = await fetch(`${started().url}${path}`, { headers: { 'x-api-key': 'sandbox' } })
      return (await answer.json()) as Json
    },
    /** Sends JSON to a path. */
    post: (path: string, body: unknown) =>
      fetch(`${started().url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

/** An answer of which the tests name the parts they read. */
type Json = { [key: string]: Json } & Json[] & string
