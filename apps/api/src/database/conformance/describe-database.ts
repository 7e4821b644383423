import { describe, expect, test } from 'vitest'
import { describeAccessTokens } from './describe-access-tokens.ts'
import { describeCostFiles } from './describe-cost-files.ts'
import { describeGainOverrides } from './describe-gain-overrides.ts'
import { describeGainReports } from './describe-gain-reports.ts'
import { describeGrowth } from './describe-growth.ts'
import { describeLedgers, describeMovements } from './describe-ledger.ts'
import { describeOutbox } from './describe-outbox.ts'
import {
  describeJobRuns,
  describeMessages,
  describePageViews,
  describeSecurityEvents,
  describeVerdicts,
} from './describe-people.ts'
import { describeProofs } from './describe-proofs.ts'
import {
  describeAnswers,
  describeLocks,
  describePictures,
  describePrices,
  describeSnapshots,
} from './describe-readings.ts'
import {
  describeMailedLinks,
  describePendingSignups,
  describeSecondFactors,
  describeSessions,
} from './describe-sign-in.ts'
import { describeUsers } from './describe-users.ts'
import { describeWallets } from './describe-wallets.ts'
import type { OpenForTest } from './open-for-test.ts'

/** What holds for every engine: each repository, and the database as a whole. */
export function describeDatabase(name: string, open: OpenForTest): void {
  describe(name, () => {
    describeUsers(open)
    describeWallets(open)
    describeSessions(open)
    describeAccessTokens(open)
    describeMailedLinks(open)
    describePendingSignups(open)
    describeOutbox(open)
    describeSecondFactors(open)
    describeSecurityEvents(open)
    describeVerdicts(open)
    describeGainOverrides(open)
    describeCostFiles(open)
    describeProofs(open)
    describeGainReports(open)
    describeMessages(open)
    describePageViews(open)
    describeJobRuns(open)
    describeAnswers(open)
    describePictures(open)
    describeLocks(open)
    describePrices(open)
    describeSnapshots(open)
    describeLedgers(open)
    describeMovements(open)
    describeGrowth(open)

    test('NUL and half a surrogate pair come back as the character for an unreadable one, and are found by it', async () => {
      const { messages, users } = await open()
      const odd = 'a\0b\uD800c\uDFFFd 😀'
      const kept = 'a\uFFFDb\uFFFDc\uFFFDd 😀'
      await messages.add({ name: odd, email: odd, message: odd })
      expect(await messages.list({ limit: 1, offset: 0 })).toMatchObject([
        { name: kept, email: kept, message: kept },
      ])
      const person = { username: odd, email: odd, dateOfBirth: odd, passwordHash: odd }
      const { user } = await users.create(person, [])
      expect(await users.findByEmail(odd)).toMatchObject({ id: user.id, username: kept })
    })

    test('texts are ordered and told apart by their bytes, and numbers keep every digit', async () => {
      const { pageViews, snapshots } = await open()
      const paths = ['/b', '/a', '/B', '/ä', '/Z', '/z', '/_', '/😀', '/\uFFFD']
      for (const path of paths) await pageViews.add({ day: '2026-01-01', path })
      const byBytes = [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      expect((await pageViews.listSince('')).map(({ path }) => path)).toEqual(byBytes)
      const at = Number.MAX_SAFE_INTEGER
      await snapshots.add({ chainId: 1, address: '0x1' }, { at, source: 'x', rows: [] })
      expect(await snapshots.list({ chainId: 1, address: '0x1' }, 0)).toEqual([
        { at, source: 'x', rows: [], positions: false },
      ])
    })

    test('it answers, what was written is kept, and no readings are of another world', async () => {
      const database = await open()
      await database.check()
      await database.addPerson('ada')
      await database.synced()
      expect(await database.listOtherWorlds()).toEqual([])
    })
  })
}
