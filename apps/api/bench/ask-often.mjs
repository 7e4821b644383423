// Asks a path of this machine over and over and tells how often it was answered in a second.
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

const { port, path } = workerData
const CONNECTIONS = 20
const SECONDS = 2
const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`
const head = Buffer.from('HTTP/1.1 200')
let answers = 0

const sockets = Array.from({ length: CONNECTIONS }, () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk) => {
    for (let at = chunk.indexOf(head); at !== -1; at = chunk.indexOf(head, at + head.length)) {
      answers += 1
      socket.write(request)
    }
  })
  socket.on('error', () => {})
  socket.write(request + request)
  return socket
})

setTimeout(() => {
  for (const socket of sockets) socket.destroy()
  parentPort.postMessage(answers / SECONDS)
}, SECONDS * 1000)
