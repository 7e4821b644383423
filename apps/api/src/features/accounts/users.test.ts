import { users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { PASSWORD } from '../../testing/create-browser.ts'
import { createFakeChain } from '../../testing/fake-chain.ts'

const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const beacon = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

const ada = {
  username: 'Ada',
  email: 'ada@example.org',
  dob: '1990-12-10',
  password: PASSWORD,
  addressesToTrack: [],
}

test('a person signs up, logs in, adds, lists and removes wallets, and logs out', async () => {
  const { api } = (await buildTestApp()).browser()

  expect(await api(users.signUp, { body: ada })).toEqual({
    success: true,
    message: 'Account created successfully!',
  })
  await expect(api(users.getDashboard, {})).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect(await api(users.logIn, { body: { email: ada.email, password: ada.password } })).toEqual({
    success: true,
    message: 'Login successful!',
  })
  expect(await api(users.getDashboard, {})).toEqual({ success: true, message: 'Welcome back, Ada' })

  expect(await api(users.addAddress, { body: { address: vitalik.toLowerCase() } })).toEqual({
    success: true,
    message: 'Address added successfully',
    address: vitalik,
    addresses: [vitalik],
  })
  await api(users.addAddress, { body: { address: `  ${beacon}  ` } })
  expect(await api(users.fetchAddresses, {})).toEqual({ success: true, addresses: [vitalik, beacon] })
  expect(
    await api(users.removeAddress, { body: { address: vitalik.toUpperCase().replace('0X', '0x') } }),
  ).toEqual({ success: true, message: 'Address deleted successfully', addresses: [beacon] })

  await api(users.logOut, {})
  await expect(api(users.fetchAddresses, {})).rejects.toMatchObject({ status: 401 })
})

test('two people never see each other’s wallets, and may track the same one', async () => {
  const { browser } = await buildTestApp()
  const [alice, bob] = [browser(), browser()]
  await alice.enter('alice')
  await bob.enter('bob')
  await alice.api(users.addAddress, { body: { address: vitalik } })

  expect((await bob.api(users.fetchAddresses, {})).addresses).toEqual([])
  await expect(bob.api(users.removeAddress, { body: { address: vitalik } })).rejects.toMatchObject({
    status: 404,
    code: 'WALLET_NOT_TRACKED',
  })
  await bob.api(users.addAddress, { body: { address: vitalik } })
  await bob.api(users.removeAddress, { body: { address: vitalik } })
  expect((await alice.api(users.fetchAddresses, {})).addresses).toEqual([vitalik])
})

test('an ENS name is tracked as the account behind it', async () => {
  const chain = createFakeChain({ names: { 'vitalik.eth': vitalik.toLowerCase() as `0x${string}` } })
  const browser = (await buildTestApp({ chain })).browser()
  await browser.enter('ada')

  const { address } = await browser.api(users.addAddress, { body: { address: 'vitalik.eth' } })
  expect(address).toBe(vitalik)
  await expect(browser.api(users.addAddress, { body: { address: 'nobody.eth' } })).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_ADDRESS',
  })
})

test('wallets given at signup are stored with the account, each once', async () => {
  const { api } = (await buildTestApp()).browser()
  await api(users.signUp, { body: { ...ada, addressesToTrack: [vitalik, beacon, vitalik.toLowerCase()] } })
  await api(users.logIn, { body: { email: ada.email, password: ada.password } })

  expect((await api(users.fetchAddresses, {})).addresses).toEqual([vitalik, beacon])
})

test('a signup with one wrong wallet stores nothing at all', async () => {
  const { database, browser } = await buildTestApp()
  const { api } = browser()

  await expect(
    api(users.signUp, { body: { ...ada, addressesToTrack: [vitalik, '0x1234'] } }),
  ).rejects.toMatchObject({ status: 400, code: 'INVALID_ADDRESS' })
  expect(await database.users.findByEmail(ada.email)).toBeUndefined()
  await api(users.signUp, { body: ada })
})

test('the 251st wallet is refused and the 250 stay', async () => {
  const browser = (await buildTestApp()).browser()
  const wallets = Array.from({ length: 251 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  const [last = '', ...first] = wallets.reverse()
  await browser.api(users.signUp, { body: { ...ada, addressesToTrack: first } })
  await browser.api(users.logIn, { body: { email: ada.email, password: ada.password } })

  await expect(browser.api(users.addAddress, { body: { address: last } })).rejects.toMatchObject({
    status: 409,
    code: 'TOO_MANY_WALLETS',
  })
  expect((await browser.api(users.fetchAddresses, {})).addresses).toHaveLength(250)
})

test('the cookie test says whether the cookie of the last answer came back', async () => {
  const { api } = (await buildTestApp()).browser()

  expect(await api(users.testCookie, {})).toMatchObject({ received: false, message: 'No cookie found.' })
  expect(await api(users.testCookie, {})).toMatchObject({
    received: true,
    message: 'Cookie received!',
    cookies: ['hodlwise_test'],
  })
})
