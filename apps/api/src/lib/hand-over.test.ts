import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createHandOver, takeParts } from './hand-over.ts'

const drain = (taking: Parameters<typeof takeParts>[0]) => {
  const found: unknown[] = []
  const parts = takeParts<string, number>(taking)
  for (let step = parts.next(); ; step = parts.next()) {
    found.push(step.value)
    if (step.done) return found
  }
}

test('parts are taken in their order, then what was told at the end', () => {
  const { taking, give, end } = createHandOver<string, number>()
  give('one')
  give('two')
  end(2)
  expect(drain(taking)).toEqual(['one', 'two', 2])
})

test('whoever takes is told where there will be no more', () => {
  const { taking, give, fail } = createHandOver<string, number>()
  give('one')
  fail()
  expect(() => drain(taking)).toThrow('no more parts')
})

test('whoever takes and hears nothing more gives up after a while, and says so', () => {
  const { taking, give } = createHandOver<string, number>()
  give('one')
  const parts = takeParts<string, number>(taking, { patienceMs: 0 })
  expect(parts.next().value).toBe('one')
  expect(() => parts.next()).toThrow('Neither a part nor their end was told of within 0 ms')
  expect(parts.next()).toEqual({ done: true, value: undefined })
})

test('whoever takes is told where the sending end was closed', () => {
  const { taking, close } = createHandOver<string, number>()
  close()
  Atomics.add(taking.sent, 0, 1)
  expect(() => drain(taking)).toThrow('no more parts')
})

test('a thread works with the first part before the second is made, and waits for it', async () => {
  const { taking, give, end } = createHandOver<string, number>()
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     import(workerData.module).then(({ takeParts }) => {
       const parts = takeParts(workerData.taking)
       for (let step = parts.next(); ; step = parts.next()) {
         parentPort.postMessage([step.value, step.done])
         if (step.done) return
       }
     })`,
    {
      ...{ eval: true, execArgv: [], transferList: [taking.port] },
      workerData: { module: new URL('./hand-over.ts', import.meta.url).href, taking },
    },
  )
  onTestFinished(async () => {
    await worker.terminate()
  })
  const next = () => new Promise<unknown>((found, fail) => worker.once('message', found).once('error', fail))
  give('one')
  expect(await next()).toEqual(['one', false])
  give('two')
  expect(await next()).toEqual(['two', false])
  end(2)
  expect(await next()).toEqual([2, true])
})
