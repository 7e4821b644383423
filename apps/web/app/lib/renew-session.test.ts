import { users } from '@pkg/api-contract'
import { afterEach, expect, it } from 'vitest'
import { api } from './api.ts'
import { renewSession } from './renew-session.ts'
import { answerRoutes, refusal } from './testing/answer-routes.ts'

afterEach(() => localStorage.clear())

const renewed = { body: { success: true, message: 'Session renewed.' } }

it('renews the session once for all calls that need it, and each goes again', async () => {
  let isRenewed = false
  const { calls } = answerRoutes({
    'GET /api/users/dashboard': () =>
      isRenewed ? { body: { success: true, message: 'Welcome back, Meera' } } : refusal('NOT_SIGNED_IN'),
    'POST /api/account/refresh': () => {
      isRenewed = true
      return renewed
    },
  })
  const answers = await Promise.all(Array.from({ length: 5 }, () => api(users.getDashboard, {})))

  expect(answers.map(({ message }) => message)).toEqual(Array(5).fill('Welcome back, Meera'))
  expect(calls.filter(({ route }) => route === 'POST /api/account/refresh')).toHaveLength(1)
})

it('tells that nobody is signed in when the session is over', async () => {
  const { calls } = answerRoutes({
    'GET /api/users/dashboard': refusal('NOT_SIGNED_IN'),
    'POST /api/account/refresh': refusal('NOT_SIGNED_IN'),
  })

  await expect(api(users.getDashboard, {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect(calls).toHaveLength(2)
})

it('does not ask for new tokens when a password was wrong', async () => {
  const { calls } = answerRoutes({ 'POST /api/users/login': refusal('INVALID_CREDENTIALS') })

  await expect(api(users.logIn, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  expect(calls).toHaveLength(1)
})

it('waits for the tokens of a page that was left while it renewed, and does not use the old one again', async () => {
  let asked = 0
  localStorage.setItem('hodlwise.renewal', JSON.stringify(Date.now()))
  const { calls } = answerRoutes({
    'GET /api/users/dashboard': () => {
      asked += 1
      return asked < 3
        ? refusal('NOT_SIGNED_IN')
        : { body: { success: true, message: 'Welcome back, Meera' } }
    },
    'POST /api/account/refresh': refusal('NOT_SIGNED_IN'),
  })

  await expect(api(users.getDashboard, {})).resolves.toMatchObject({ message: 'Welcome back, Meera' })
  expect(calls.filter(({ route }) => route === 'POST /api/account/refresh')).toEqual([])
})

it.for([Date.now() - 5_001, Date.now() + 60_000, '"x"'])(
  'renews at once where the renewal that was begun is from %s',
  async (begun) => {
    localStorage.setItem('hodlwise.renewal', String(begun))
    const { calls } = answerRoutes({ 'POST /api/account/refresh': renewed })

    expect(await renewSession()).toBe(true)
    expect(calls).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  },
)

it('does not take a server that it cannot reach for the end of the session', async () => {
  answerRoutes({ 'GET /api/users/dashboard': refusal('NOT_SIGNED_IN') })

  await expect(api(users.getDashboard, {})).rejects.toMatchObject({ code: 'NETWORK' })
})
