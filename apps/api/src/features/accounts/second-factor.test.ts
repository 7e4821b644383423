import { account, users } from '@pkg/api-contract'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { PASSWORD } from '../../testing/create-browser.ts'

const email = 'ada@example.org'
const STEP = 30_000

async function setup() {
  const server = await buildTestApp()
  const one = server.browser()
  await one.enter('ada')
  const { secret, uri } = await one.api(account.beginSecondFactor, { body: { password: PASSWORD } })
  // The app of a stranger: RFC 6238 by the library's other half, from the address alone that the QR code holds.
  const code = () => new TOTP({ secret }).generate({ timestamp: server.clock.time })
  const logIn = (given?: string) =>
    server.browser().api(users.logIn, {
      body: { email, password: PASSWORD, ...(given !== undefined && { code: given }) },
    })
  return { ...server, one, secret, uri, code, logIn }
}

async function switchOn() {
  const server = await setup()
  const { recoveryCodes } = await server.one.api(account.confirmSecondFactor, {
    body: { code: server.code() },
  })
  server.clock.time += STEP
  return { ...server, recoveryCodes }
}

test('it is off until a first code has confirmed it, and the login asks for a code from then on', async () => {
  const { one, code, logIn, uri, clock } = await setup()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Hodlwise:ada%40example\.org\?issuer=Hodlwise&secret=[A-Z2-7]{32}/)
  await logIn()
  await expect(one.api(account.confirmSecondFactor, { body: { code: '000000' } })).rejects.toMatchObject({
    code: 'WRONG_CODE',
  })
  const { recoveryCodes } = await one.api(account.confirmSecondFactor, { body: { code: code() } })
  clock.time += STEP

  expect(new Set(recoveryCodes).size).toBe(10)
  await expect(logIn()).rejects.toMatchObject({ status: 401, code: 'SECOND_FACTOR_NEEDED' })
  await expect(logIn('123456')).rejects.toMatchObject({ status: 401, code: 'WRONG_CODE' })
  await logIn(`${code().slice(0, 3)} ${code().slice(3)}`)
})

test('no code works twice, nor does one of minutes ago', async () => {
  const { code, logIn, clock } = await switchOn()
  const first = code()
  await logIn(first)
  await expect(logIn(first)).rejects.toMatchObject({ code: 'WRONG_CODE' })
  clock.time += 4 * STEP

  await expect(logIn(first)).rejects.toMatchObject({ code: 'WRONG_CODE' })
  await logIn(code())
})

test('a recovery code works once, however it is typed, and for its owner alone', async () => {
  const { recoveryCodes, logIn, one, browser } = await switchOn()
  const [first = '', second = ''] = recoveryCodes
  await logIn(first.toUpperCase().replaceAll('-', ' '))
  await expect(logIn(first)).rejects.toMatchObject({ code: 'WRONG_CODE' })
  expect(await one.api(account.getAccount, {})).toMatchObject({ secondFactor: true, recoveryCodesLeft: 9 })

  const eve = browser()
  await eve.enter('eve')
  await eve.api(account.beginSecondFactor, { body: { password: PASSWORD } })
  await expect(eve.api(account.confirmSecondFactor, { body: { code: second } })).rejects.toMatchObject({
    code: 'WRONG_CODE',
  })
})

test('guessing codes is slowed down', async () => {
  const { logIn } = await switchOn()
  for (let turn = 0; turn < 5; turn++) {
    await expect(logIn(`00000${turn}`)).rejects.toMatchObject({ code: 'WRONG_CODE' })
  }

  await expect(logIn('000009')).rejects.toMatchObject({ status: 429 })
})

test('whoever has the session but not the code changes nothing that matters', async () => {
  const { one } = await switchOn()
  const body = { password: PASSWORD }
  const needed = { status: 401, code: 'SECOND_FACTOR_NEEDED' }

  await expect(one.api(account.removeSecondFactor, { body })).rejects.toMatchObject(needed)
  await expect(one.api(account.deleteAccount, { body })).rejects.toMatchObject(needed)
  await expect(one.api(account.exportAccount, { body })).rejects.toMatchObject(needed)
  await expect(one.api(account.beginSecondFactor, { body })).rejects.toMatchObject({
    code: 'SECOND_FACTOR_ON',
  })
  await expect(
    one.api(account.changePassword, { body: { ...body, newPassword: 'Another-Horse-8' } }),
  ).rejects.toMatchObject(needed)
})

test('it is switched off with password and code, and set up anew with another secret', async () => {
  const { one, code, logIn, secret } = await switchOn()
  await one.api(account.removeSecondFactor, { body: { password: PASSWORD, code: code() } })
  await logIn()

  const again = await one.api(account.beginSecondFactor, { body: { password: PASSWORD } })
  expect(again.secret).not.toBe(secret)
})

test('the secret does not stand in the table as it is', async () => {
  const { secret, database } = await switchOn()
  const user = await database.users.findByEmail(email)
  const stored = await database.secondFactors.find(user?.id ?? '')

  expect(stored?.secret).not.toContain(secret)
})

test('a second factor set up before the address was proven does not keep the reader of its mail out', async () => {
  const { mails, app, browser, logIn } = await switchOn()
  await browser().api(account.forgotPassword, { body: { email } })
  await app.settled()
  const token = /#([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  await browser().api(account.resetPassword, { body: { token, password: PASSWORD } })

  await logIn()
})
