import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mails to people. */
export interface Mailer {
  /** Whether mails reach people; in a folder only whoever runs the product reads them. */
  readonly delivers: boolean
  /** Resolves once the mail server, or the folder, has taken the mail. */
  send(mail: Mail): Promise<void>
}

export interface MailerOptions {
  /** `smtp:` or `smtps:`; mails go to the folder when not given. */
  smtpUrl: string | undefined
  folder: string
  from: string
  log: (message: string) => void
}

const TEN_SECONDS = 10_000

/** By SMTP where there is a server for it, else into a folder, for whoever runs the product on their own machine. */
export function createMailer({ smtpUrl, folder, from, log }: MailerOptions): Mailer {
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
      async send(mail) {
        await transport.sendMail({ from, ...mail, to: toRecipient(mail.to) }).catch((error: unknown) => {
          // What the server said may hold the person's address; the log is told the kind of failure only.
          const { code = 'unknown' } = error as { code?: string }
          throw new Error(`The mail was not taken: ${code}`)
        })
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

/** One recipient, whatever the text holds: a plain text would be read as a list. */
function toRecipient(address: string) {
  return { name: '', address }
}
