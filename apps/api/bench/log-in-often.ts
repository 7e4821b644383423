// Everybody logs in again and again, each from an address of their own, until told to stop.
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

interface Login {
  email: string
  password: string
}

const { address, people } = workerData as { address: string; people: readonly Login[] }
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})

async function logIn(login: Login, agent: Agent, localAddress: string) {
  const call = request(`${address}/api/users/login`, {
    ...{ agent, localAddress, method: 'POST' },
    headers: { 'content-type': 'application/json', origin: address },
  })
  call.end(JSON.stringify(login))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  await answer.resume().toArray()
  if (answer.statusCode !== 200) throw new Error(`A login was answered ${answer.statusCode}`)
}

await Promise.all(
  people.map(async (login, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let times = 0; !isStopped; times += 1) {
      await logIn(login, agent, `127.0.1.${index + 1}`)
      if (index === 0 && times === 0) parentPort?.postMessage('under way')
    }
    agent.destroy()
  }),
)
parentPort?.close()
