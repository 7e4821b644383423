import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { TokensCard } from './tokens-card.tsx'

const person = {
  ...{ username: 'Meera', email: 'meera@example.org', emailProven: true, pendingEmail: null },
  ...{ role: 'user' as const, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ secondFactor: false, recoveryCodesLeft: 0 },
}
const token = {
  ...{ id: 7, name: 'Nightly backup', scopes: ['read:portfolio', 'read:history'] },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', expiresAt: null, lastUsedAt: null },
}

function open(answers: Parameters<typeof answerRoutes>[0]) {
  const { calls } = answerRoutes({ 'GET /api/account/events': { body: { events: [] } }, ...answers })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TokensCard person={person} />
    </QueryClientProvider>,
  )
  return { calls, user: userEvent.setup() }
}

test('a token is made for what was chosen, shown once to be copied, and then stands in the list', async () => {
  const tokens: (typeof token)[] = []
  const secret = 'hodlwise_pat_abc'
  const { calls, user } = open({
    'GET /api/account/tokens': () => ({ body: { tokens } }),
    'POST /api/account/tokens': () => {
      tokens.push(token)
      return { status: 201, body: { ...token, secret } }
    },
  })
  await user.click(screen.getByRole('button', { name: 'New token' }))
  await user.type(screen.getByLabelText('Name'), token.name)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /hold/ }).checked).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: /history/ }))
  await user.selectOptions(screen.getByLabelText('Ends'), 'Only when it is revoked')
  await user.type(screen.getByLabelText('Your password'), 'Correct-Horse-7')
  await user.click(screen.getByRole('button', { name: 'Create token' }))

  expect(await screen.findByText(secret)).toBeDefined()
  expect(document.activeElement?.textContent).toBe(token.name)
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
    ...{ name: token.name, scopes: token.scopes, days: null, password: 'Correct-Horse-7' },
  })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(secret)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New token' }))
  const list = within(await screen.findByRole('list', { name: 'Access tokens' }))
  expect(list.getByText(/^Never used, created .*, does not end$/)).toBeDefined()
})

test('Escape closes the form of a token as Cancel does, and its button has the focus again', async () => {
  const { calls, user } = open({ 'GET /api/account/tokens': { body: { tokens: [] } } })
  await user.click(screen.getByRole('button', { name: 'New token' }))
  await user.keyboard('Nightly{Escape}')
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New token' }))
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false)
})

test('a token that may do nothing is refused at its boxes, before anything is sent', async () => {
  const { calls, user } = open({ 'GET /api/account/tokens': { body: { tokens: [] } } })
  await user.click(screen.getByRole('button', { name: 'New token' }))
  await user.type(screen.getByLabelText('Name'), token.name)
  await user.type(screen.getByLabelText('Your password'), 'Correct-Horse-7')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /hold/ })
  await user.click(box)
  const group = within(screen.getByRole('group', { name: 'It may' }))
  expect(group.getByText('Please choose what the token may do')).toBeDefined()
  expect(box.validationMessage).toBe('Please choose what the token may do')
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: /history/ }))
  expect(group.queryByText('Please choose what the token may do')).toBeNull()
  expect(box.validationMessage).toBe('')
})

test('revoking asks first, is done once, and leads back to the head of the card', async () => {
  const tokens = [token]
  const { calls, user } = open({
    'GET /api/account/tokens': () => ({ body: { tokens } }),
    'DELETE /api/account/tokens/7': () => {
      tokens.pop()
      return { body: { success: true, message: 'Access token revoked.' } }
    },
  })
  const revoke = await screen.findByRole('button', { name: 'Revoke Nightly backup' })
  await user.click(revoke)
  const dialog = within(screen.getByRole('alertdialog', { name: 'Revoke Nightly backup?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toEqual([])
  await user.click(revoke)
  await user.click(dialog.getByRole('button', { name: 'Revoke token' }))

  await expect.poll(() => screen.queryByRole('list', { name: 'Access tokens' })).toBeNull()
  expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toHaveLength(1)
  expect(document.activeElement?.textContent).toContain('Access tokens')
})

test('a token that was refused is told, and what was entered stays', async () => {
  const { user } = open({
    'GET /api/account/tokens': { body: { tokens: [] } },
    'POST /api/account/tokens': refusal('WRONG_PASSWORD'),
  })
  await user.click(screen.getByRole('button', { name: 'New token' }))
  await user.type(screen.getByLabelText('Name'), 'script')
  await user.type(screen.getByLabelText('Your password'), 'Wrong-Horse-7')
  await user.click(screen.getByRole('button', { name: 'Create token' }))

  expect((await screen.findByRole('alert')).textContent).toBe('The password is not right.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('script')
})
