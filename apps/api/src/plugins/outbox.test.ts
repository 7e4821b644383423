import { MINUTE_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { MailNotTakenError } from '../lib/create-mailer.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'

const mail = { to: 'ada@example.org', subject: 'Set a new password', text: 'https://a/#planted-secret' }

/** An app whose mail server answers by the list, and takes every mail once that is empty. */
async function setup(answers: boolean[] = []) {
  const built = await buildTestApp()
  const sent: string[] = []
  built.app.mailer.send = async ({ id }) => {
    sent.push(id)
    const mayPass = answers.shift()
    if (mayPass !== undefined) throw new MailNotTakenError('ECONNECTION', mayPass)
  }
  return { ...built, sent, run: built.app.outbox.run, tell: built.database.outbox.tell }
}

test('a mail is kept sealed until the mail server has it, and is sent once', async () => {
  const { app, database, mails, clock } = await buildTestApp()
  await app.mail(mail)
  const [row] = await database.outbox.claim({ now: clock.time, until: clock.time }, 10)
  expect(JSON.stringify(row)).not.toMatch(/ada|planted|password/)
  await app.settled()
  await app.outbox.run()
  expect(mails).toEqual([mail])
  expect(await database.outbox.tell()).toEqual({ waiting: 0, oldest: null })
})

test('one that was not taken is tried again after half a minute, two and eight minutes, as the same mail, then given up', async () => {
  const { app, clock, sent, run, tell } = await setup([true, true, true, true])
  await app.mail(mail)
  const counts: number[] = []
  for (const pause of [0, 0.5, 2, 8]) {
    clock.time += pause * MINUTE_MS - 1
    await run()
    const tooEarly = sent.length
    clock.time += 1
    await run()
    counts.push(tooEarly, sent.length)
  }
  expect(counts.slice(2)).toEqual([1, 2, 2, 3, 3, 4])
  expect(new Set(sent).size).toBe(1)
  expect((await tell()).waiting).toBe(0)
})

test('one that is refused is given up at once', async () => {
  const { app, sent, run, tell } = await setup([false])
  await app.mail(mail)
  await run()
  expect([sent.length, (await tell()).waiting]).toEqual([1, 0])
})

test('what a process that died has taken is done by another one two minutes later', async () => {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const database = await openTestDatabase(() => clock.time)
  const dying = await buildTestApp({ clock, database })
  const hangs = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  dying.app.mailer.send = () => {
    begun.resolve()
    return hangs.promise
  }
  await dying.app.mail(mail)
  void dying.app.outbox.run()
  await begun.promise
  const other = await buildTestApp({ clock, database })
  clock.time += 2 * MINUTE_MS - 1
  await other.app.outbox.run()
  expect(other.mails).toEqual([])
  clock.time += 1
  await other.app.outbox.run()
  expect(other.mails).toEqual([mail])
  hangs.resolve()
})

test('a process that was stopped while it took a mail leaves it to the one that has it by now', async () => {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const database = await openTestDatabase(() => clock.time)
  const stopped = await buildTestApp({ clock, database })
  const other = await buildTestApp({ clock, database })
  const { claim } = database.outbox
  database.outbox.claim = async (...asked) => {
    database.outbox.claim = claim
    const rows = await claim(...asked)
    clock.time += 2 * MINUTE_MS
    await other.app.outbox.run()
    return rows
  }
  await stopped.app.mail(mail)
  await stopped.app.settled()
  await stopped.app.outbox.run()
  expect([stopped.mails, other.mails]).toEqual([[], [mail]])
})

test('of two apps on one database each mail is sent by one', async () => {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const database = await openTestDatabase(() => clock.time)
  const apps = [await buildTestApp({ clock, database }), await buildTestApp({ clock, database })]
  for (let turn = 0; turn < 20; turn += 1) await apps[turn % 2]?.app.mail({ ...mail, subject: `${turn}` })
  await Promise.all(apps.map(({ app }) => app.outbox.run()))
  const subjects = apps.flatMap(({ mails }) => mails.map(({ subject }) => Number(subject)))
  expect(subjects.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, turn) => turn))
})

test('what a day could not be done is done no more', async () => {
  const { app, clock, sent, run, tell } = await setup()
  await app.mail(mail)
  clock.time += 24 * 60 * MINUTE_MS
  await run()
  expect([sent.length, (await tell()).waiting]).toEqual([0, 0])
})
