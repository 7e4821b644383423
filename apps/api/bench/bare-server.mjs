// What answers with bytes cost when nothing stands between node:http and them: sends each body that it was given.
import { createServer } from 'node:http'

const bodies = new Map()
const server = createServer((request, response) => {
  const { type, body } = bodies.get(request.url)
  response.writeHead(200, { 'content-type': type, 'content-length': body.length })
  response.end(body)
})
process.on('message', ({ path, type, body }) => {
  if (path !== undefined) bodies.set(path, { type, body: Buffer.from(body, 'base64') })
})
server.listen(0, '127.0.0.1', () => process.send({ address: `http://127.0.0.1:${server.address().port}` }))
