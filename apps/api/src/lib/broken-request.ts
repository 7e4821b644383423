import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { toErrorBody } from '@pkg/api-contract'

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is not HTTP at all, which no route ever sees. */
export function createBrokenRequestHandler(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const body = JSON.stringify(toErrorBody('BAD_REQUEST', 'The request could not be read.'))
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  }
}
