import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@pkg/api-contract'
import fp from 'fastify-plugin'
import { type Mailer, MailNotTakenError } from '../lib/create-mailer.ts'
import { deriveKey } from '../lib/derive-key.ts'
import { openText, sealText } from '../lib/sealed-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
    /** Puts a mail into the outbox; it is sent after the answer. */
    mail: (mail: PlainMail) => Promise<void>
  }
}

type PlainMail = Omit<Parameters<Mailer['send']>[0], 'id'>

/** Does one piece of work; `id` is its own, and the same at each try. After a RetryLaterError it is tried again later, after any other error never. */
type Handler<T> = (payload: T, id: string) => Promise<void>

/** The work cannot be done now, and may be done later. */
class RetryLaterError extends Error {
  override readonly name = 'RetryLaterError'
}

/** One kind of work of the outbox. */
interface WorkKind<T> {
  /** Resolves once it is written: whoever acknowledges a call then need not fear a crash. It is done after the answer. */
  add(payload: T): Promise<void>
}

/** Work that is done after an answer and not lost in a crash, once each over all processes. */
interface Outbox {
  /** Declares a kind of work by the name under which it is kept. */
  define<T>(name: string, handler: Handler<T>): WorkKind<T>
  /** Does what is due. */
  run(): Promise<void>
}

const SECOND = 1000
/** Longer than a mail server may take; one whose process died is tried by another one then. */
const TAKEN_FOR = 2 * MINUTE_MS
/** Before each further try; what still cannot be done is given up, before the shortest life of a link is over. */
const PAUSES = [30 * SECOND, 2 * MINUTE_MS, 8 * MINUTE_MS]
const AT_ONCE = 10
/** Work that is older is given up, as after a long stop: a mail about what was asked for days ago would only confuse. */
const LIFE = 24 * 60 * MINUTE_MS

export const outbox = fp(
  async (app) => {
    const { now } = app
    const { outbox: rows } = app.database
    const key = deriveKey(app.env.sessionSecret, 'outbox')
    const handlers = new Map<string, Handler<unknown>>()
    let isClosing = false

    async function perform(
      { id, sealed, createdAt, tries }: Awaited<ReturnType<typeof rows.claim>>[number],
      until: number,
    ) {
      // This process was stopped for so long that another one may do it by now.
      if (now() >= until) return
      try {
        if (createdAt + LIFE <= now()) throw new Error('It is too late for it')
        const { name, payload } = JSON.parse(openText(sealed, { key, owner: id }))
        const handler = handlers.get(name)
        if (handler === undefined) throw new Error('Nobody knows this kind of work')
        await handler(payload, id)
      } catch (err) {
        const pause = PAUSES[tries - 1]
        if (err instanceof RetryLaterError && pause !== undefined) {
          app.log.info(`${err.message}; it is tried again`)
          await rows.postpone(id, now() + pause)
          return
        }
        app.log.error({ err }, 'Work after an answer failed')
      }
      await rows.remove(id)
    }

    async function run() {
      while (!isClosing) {
        const at = now()
        const until = at + TAKEN_FOR
        const some = await rows.claim({ now: at, until }, AT_ONCE)
        if (some.length === 0) return
        await Promise.all(some.map((row) => perform(row, until)))
      }
    }

    app.decorate('outbox', {
      define(name, handler) {
        handlers.set(name, handler as Handler<unknown>)
        return {
          async add(payload) {
            const [id, at] = [randomUUID(), now()]
            const sealed = sealText(JSON.stringify({ name, payload }), { key, owner: id })
            await rows.add({ id, sealed, createdAt: at, dueAt: at })
            app.afterAnswer(run)
          },
        }
      },
      run,
    })
    const mails = app.outbox.define<PlainMail>('mail', async (mail, id) => {
      try {
        await app.mailer.send({ id, ...mail })
      } catch (error) {
        if (error instanceof MailNotTakenError && error.mayPass) throw new RetryLaterError(error.message)
        throw error
      }
    })
    app.decorate('mail', mails.add)
    // What waits is kept: whoever runs next does it.
    app.addHook('preClose', async () => {
      isClosing = true
    })
  },
  { name: 'outbox', dependencies: ['dependencies', 'background'] },
)
