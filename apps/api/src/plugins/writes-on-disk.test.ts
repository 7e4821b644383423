import { users } from '@pkg/api-contract'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'

test('what was changed is acknowledged once the disk has it, and others are answered meanwhile', async () => {
  const opened = await openTestDatabase(Date.now)
  onTestFinished(() => opened.close())
  const [waitsForDisk, disk] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let synced = async () => {}
  const { browser } = await buildTestApp({ database: { ...opened, synced: () => synced() } })
  const ada = browser()
  await ada.enter('ada')
  synced = () => {
    waitsForDisk.resolve()
    return disk.promise
  }

  const order: string[] = []
  const change = ada
    .api(users.addAddress, { body: { address: `0x${'1'.repeat(40)}` } })
    .then(() => order.push('change'))
  await waitsForDisk.promise
  await ada.api(users.fetchAddresses, {})
  order.push('reading')
  disk.resolve()
  await change

  expect(order).toEqual(['reading', 'change'])
})
