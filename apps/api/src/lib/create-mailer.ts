import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type NodemailerError } from 'nodemailer'

/** A mail that was not taken; `mayPass` where the server is not there, or asks to come back. */
export class MailNotTakenError extends Error {
  override readonly name = 'MailNotTakenError'
  readonly mayPass: boolean

  constructor(code: string, mayPass: boolean) {
    // What the server said may hold the person's address; the log is told the kind of failure only.
    super(`The mail was not taken: ${code}`)
    this.mayPass = mayPass
  }
}

interface Mail {
  id: string
  to: string
  subject: string
  text: string
}

/** Sends mails to people. */
export interface Mailer {
  /** Whether mails reach people; in a folder only whoever runs the product reads them. */
  readonly delivers: boolean
  /**
   * Resolves once the mail server, or the folder, has taken the mail. Throws MailNotTakenError, which tells whether it may be
   * taken later. A mail that is sent again under the same `id` is the same one to whoever receives it.
   */
  send(mail: Mail): Promise<void>
}

export interface MailerOptions {
  /** `smtp:` or `smtps:`; mails go to the folder when not given. */
  smtpUrl: string | undefined
  folder: string
  from: string
  log: (message: string) => void
}

const SECOND = 1000
const TEN_SECONDS = 10 * SECOND

/** By SMTP where there is a server for it, else into a folder, for whoever runs the product on their own machine. */
export function createMailer({ smtpUrl, folder, from, log }: MailerOptions): Mailer {
  const { domain } = /@(?<domain>[\w.-]+)/.exec(from)?.groups ?? { domain: 'localhost' }
  const toMessageId = (id: string) => `<${id}@${domain}>`
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TEN_SECONDS,
      greetingTimeout: TEN_SECONDS,
      socketTimeout: TEN_SECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return {
      delivers: true,
      async send({ id, to, ...mail }) {
        try {
          await transport.sendMail({ from, ...mail, to: toRecipient(to), messageId: toMessageId(id) })
        } catch (error) {
          const { name, code = name } = error as NodemailerError
          throw new MailNotTakenError(code, mayPass(error as NodemailerError))
        }
      },
    }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    delivers: false,
    async send({ id, to, ...mail }) {
      const { message } = await transport.sendMail({
        ...{ from, ...mail, to: toRecipient(to), messageId: toMessageId(id) },
      })
      // Links in mails open accounts: only the owner of the process may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${randomUUID()}.eml`)
      await writeFile(file, message, { mode: 0o600 })
      log(`No SMTP_URL is set: a mail was written to ${file}`)
    },
  }
}

function mayPass({ code = '', responseCode }: NodemailerError): boolean {
  // 4yz is a server that asks to be tried again (RFC 5321, 4.2.1).
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'].includes(code)
}

/** One recipient, whatever the text holds: a plain text would be read as a list. */
function toRecipient(address: string) {
  return { name: '', address }
}
