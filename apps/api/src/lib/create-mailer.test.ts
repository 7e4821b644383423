import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '@pkg/test-settings/listen.ts'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './create-mailer.ts'

const mail = {
  id: 'mail-1',
  to: 'ada@example.org',
  subject: 'Set a new password',
  text: 'Open this link:\nhttps://a/#b\n',
}
const from = 'Hodlwise <no-reply@hodlwise.example>'

/** A mail server on this machine that keeps what it is given. */
async function startMailServer({ refusals = [] }: { refusals?: number[] } = {}) {
  const received: { from: string; to: string[]; content: string }[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      tries += 1
      const responseCode = refusals.shift()
      callback(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }))
    },
    async onData(stream, { envelope }, callback) {
      const content = await text(stream)
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        content,
      })
      callback()
    },
  })
  const { port } = await listen(server.server)
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  return { url: `smtp://127.0.0.1:${port}`, received, tries: () => tries }
}

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'hodlwise-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a mail arrives at a real mail server, from us and to the person', async () => {
  const { url, received } = await startMailServer()
  await createMailer({ smtpUrl: url, folder: '', from, log: () => {} }).send(mail)

  expect(received).toEqual([
    {
      from: 'no-reply@hodlwise.example',
      to: ['ada@example.org'],
      content: expect.stringMatching(
        /Subject: Set a new password[\s\S]*Message-ID: <mail-1@hodlwise\.example>[\s\S]*https:\/\/a\/#b/,
      ),
    },
  ])
})

test('an address cannot add recipients or headers', async () => {
  const { url, received } = await startMailServer()
  const to = 'ada@example.org\r\nBcc: eve@example.org'
  await createMailer({ smtpUrl: url, folder: '', from, log: () => {} })
    .send({ ...mail, to })
    .catch(() => {})

  expect(received.flatMap((one) => one.to)).not.toContain('eve@example.org')
  for (const { content } of received) expect(content).not.toMatch(/^Bcc:/m)
})

test('a mail server that refuses is an error for good, which does not name the person', async () => {
  const { url, tries } = await startMailServer({ refusals: [550] })
  const sent = createMailer({ smtpUrl: url, folder: '', from, log: () => {} }).send(mail)

  await expect(sent).rejects.toThrow(/^The mail was not taken: \w+$/)
  await expect(sent).rejects.toMatchObject({ mayPass: false })
  expect(tries()).toBe(1)
})

test.for([[451], [450]])(
  'a mail server that asks to come back (%i) is an error that may pass',
  async ([code = 0]) => {
    const { url } = await startMailServer({ refusals: [code] })
    const mailer = createMailer({ smtpUrl: url, folder: '', from, log: () => {} })

    await expect(mailer.send(mail)).rejects.toMatchObject({ mayPass: true })
  },
)

test('so is one that is not there', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', folder: '', from, log: () => {} })

  await expect(mailer.send(mail)).rejects.toMatchObject({ mayPass: true })
})

test('without a mail server mails go to a folder that only we may read, and the log says where, not what', async () => {
  const folder = join(await makeFolder(), 'mails')
  const lines: string[] = []
  await createMailer({ smtpUrl: undefined, folder, from, log: (line) => lines.push(line) }).send(mail)
  const [file = ''] = await readdir(folder)

  expect(await readFile(join(folder, file), 'utf8')).toContain('https://a/#b')
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0)
  expect((await stat(folder)).mode & 0o077).toBe(0)
  expect(lines).toEqual([`No SMTP_URL is set: a mail was written to ${join(folder, file)}`])
})
