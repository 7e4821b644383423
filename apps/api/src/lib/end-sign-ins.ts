import type { AccessTokensRepository } from '../database/access-tokens.repository.ts'
import type { SessionsRepository } from '../database/sessions.repository.ts'

/** Ends every session of an account, but for one that is named, and revokes every access token of it. */
export async function endSignIns(
  {
    sessions,
    accessTokens,
  }: {
    sessions: Pick<SessionsRepository, 'removeAllOfUser'>
    accessTokens: Pick<AccessTokensRepository, 'removeAllOfUser'>
  },
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await sessions.removeAllOfUser(userId, exceptSessionId)
  await accessTokens.removeAllOfUser(userId)
}
