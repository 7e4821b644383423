import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { toThreadUrl } from '../../../room.ts'

/** The URL of every module that a thread loads before its first task. */
async function listModules(thread: string): Promise<string[]> {
  const worker = new Worker(
    `const { registerHooks } = require('node:module')
     const { parentPort, workerData } = require('node:worker_threads')
     const loaded = []
     registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
     import(workerData).then(() => parentPort.postMessage(loaded))`,
    { eval: true, workerData: thread, execArgv: [] },
  )
  try {
    return await new Promise<string[]>((found, fail) => worker.once('message', found).once('error', fail))
  } finally {
    await worker.terminate()
  }
}

test('the first year waits for few modules: none of the libraries of chains and of databases is loaded', async () => {
  const modules = await listModules(toThreadUrl('features/portfolio/gains/gains-thread'))
  expect(modules).toContainEqual(expect.stringContaining('gains-thread'))
  expect(modules.filter((url) => /\/node_modules\/(viem|undici|drizzle-orm)\//.test(url))).toEqual([])
  expect(modules.length).toBeLessThan(400)
})
