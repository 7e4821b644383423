import { describe, expect, test } from 'vitest'
import { describeLedgers, describeMovements } from './describe-ledger.ts'
import {
  describeJobRuns,
  describeMessages,
  describePageViews,
  describeSecurityEvents,
  describeVerdicts,
} from './describe-people.ts'
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
    describeMailedLinks(open)
    describePendingSignups(open)
    describeSecondFactors(open)
    describeSecurityEvents(open)
    describeVerdicts(open)
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

    test('it answers, what was written is kept, and no readings are of another world', async () => {
      const database = await open()
      await database.check()
      await database.addPerson('ada')
      await database.synced()
      expect(await database.listOtherWorlds()).toEqual([])
    })
  })
}
