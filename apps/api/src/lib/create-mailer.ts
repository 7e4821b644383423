import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type NodemailerError } from 'nodemailer'
import pRetry from 'p-retry'

interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mails to people. */
export interface Mailer {
  /** Whether mails reach people; in a folder only whoever runs the product reads them. */
  readonly delivers: boolean
  /**
   * Resolves once the mail server, or the folder, has taken the mail. A server that is not there or asks to come back
   * is tried again for about ten minutes, less than the shortest life of a link; throws after that, and at once where it
   * refuses.
   */
  send(mail: Mail): Promise<void>
}

export interface MailerOptions {
  /** `smtp:` or `smtps:`; mails go to the folder when not given. */
  smtpUrl: string | undefined
  folder: string
  from: string
  log: (message: string) => void
  /** Ends the waiting for a server that does not take mails. */
  signal?: AbortSignal
  /**
   * Milliseconds before the second try; the pauses after it are each four times as long.
   * @default 30000
   */
  firstPause?: number
}

const SECOND = 1000
const TEN_SECONDS = 10 * SECOND
const RETRIES = 3
/** Mails that wait are kept in memory: links in them are secrets, which no table holds. */
const MOST_WAITING = 1000

/** By SMTP where there is a server for it, else into a folder, for whoever runs the product on their own machine. */
export function createMailer({
  smtpUrl,
  folder,
  from,
  log,
  signal,
  firstPause = 30 * SECOND,
}: MailerOptions): Mailer {
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TEN_SECONDS,
      greetingTimeout: TEN_SECONDS,
      socketTimeout: TEN_SECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let waiting = 0
    return {
      delivers: true,
      async send(mail) {
        const message = { from, ...mail, to: toRecipient(mail.to) }
        waiting += 1
        try {
          await pRetry(() => transport.sendMail(message), {
            ...{ retries: RETRIES, minTimeout: firstPause, factor: 4, unref: true },
            ...(signal && { signal }),
            shouldRetry({ error }) {
              const isTriedAgain = waiting <= MOST_WAITING && mayPass(error)
              if (isTriedAgain) log(`${notTaken(error)}; it is tried again`)
              return isTriedAgain
            },
          })
        } catch (error) {
          throw new Error(notTaken(error as Error))
        } finally {
          waiting -= 1
        }
      },
    }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    delivers: false,
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail, to: toRecipient(mail.to) })
      // Links in mails open accounts: only the owner of the process may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${randomUUID()}.eml`)
      await writeFile(file, message, { mode: 0o600 })
      log(`No SMTP_URL is set: a mail was written to ${file}`)
    },
  }
}

/** What the server said may hold the person's address; the log is told the kind of failure only. */
function notTaken({ name, code = name }: NodemailerError): string {
  return `The mail was not taken: ${code}`
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
