import { text } from 'node:stream/consumers'
import { listen } from '@pkg/test-settings/listen.ts'
import { SMTPServer } from 'smtp-server'

/** A mail server on a free port of this machine, with every mail that it took, and what to call at the end. */
export async function startMailServer() {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      mails.push(await text(stream))
      callback()
    },
  })
  const { port } = await listen(server.server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
