import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Load {
  /** How many answers in a second. */
  perSecond: number
  /** How long the slowest of a hundred took, in milliseconds. */
  slowestMs: number
  /** The status line of the first answer. */
  status: string
  /** The bytes of one answer's body. */
  bytes: number
}

const CONNECTIONS = 50

/** Asks `total` times over fifty connections, each of which asks again once it is answered. */
export async function askAtOnce(
  { address, path, headers }: { address: string; path: string; headers: Record<string, string> },
  total: number,
): Promise<Load> {
  const { hostname, port, host } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const times: number[] = []
  let left = total
  let status = ''
  let bytes = 0

  async function ask(socket: Socket) {
    let begin = 0
    let missing = -1
    const next = () => {
      if (left === 0) return socket.destroy()
      left -= 1
      begin = performance.now()
      missing = -1
      return socket.write(request)
    }
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const end = chunk.indexOf('\r\n\r\n')
        if (end < 0) throw new Error('An answer came in pieces')
        const head = chunk.toString('latin1', 0, end)
        status ||= head.slice(0, head.indexOf('\r\n'))
        bytes = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        missing = bytes - (chunk.length - end - 4)
      } else {
        missing -= chunk.length
      }
      if (missing > 0) return
      times.push(performance.now() - begin)
      next()
    })
    next()
    await once(socket, 'close')
  }

  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  const begin = performance.now()
  await Promise.all(sockets.map(ask))
  const seconds = (performance.now() - begin) / 1000
  if (times.length !== total) throw new Error(`${total - times.length} of ${total} were not answered`)
  const slowestMs = times.toSorted((a, b) => a - b)[Math.floor(total * 0.99)] ?? 0
  return { perSecond: total / seconds, slowestMs, status, bytes }
}
