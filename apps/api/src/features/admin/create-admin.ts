import type { UsersRepository } from '../../database/users.repository.ts'

/** There is no such account. */
export class NoAccountError extends Error {
  override readonly name = 'NoAccountError'
}

/** Gives an account the role of an admin. Throws a `NoAccountError` with a sentence when there is no such account. */
export async function createAdmin(
  users: Pick<UsersRepository, 'findByEmail' | 'setRole'>,
  email: string | undefined,
): Promise<string> {
  if (!email?.includes('@')) {
    throw new NoAccountError('Say whose account it is: npm run admin -- person@example.org')
  }
  const user = await users.findByEmail(email)
  if (user === undefined) {
    throw new NoAccountError(
      `There is no account with the email ${email}. Sign up first, and answer the mail if one was sent.`,
    )
  }
  await users.setRole(user.id, 'admin')
  return `${user.username} <${user.email}> is an admin now: /admin/home`
}
