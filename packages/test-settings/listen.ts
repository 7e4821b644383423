import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** A server that listens on this machine alone. */
export interface Listening {
  port: number
  /** Where it is called by HTTP. */
  url: string
  /** Ends it, and with it every call that is still under way. */
  close(): Promise<void>
}

/** Lets a server listen on a port of loopback that was free. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      if (server instanceof HttpServer) server.closeAllConnections()
      await closed
    },
  }
}
