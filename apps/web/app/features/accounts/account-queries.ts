import { account } from '@pkg/api-contract'
import { routeQuery } from '#app/lib/route-query.ts'

/** Who is signed in. */
export const accountQuery = () => routeQuery(account.getAccount, {})

/** The browsers in which the person is signed in. */
export const sessionsQuery = () => routeQuery(account.listSessions, {})

/** The access tokens of the person. */
export const tokensQuery = () => routeQuery(account.listTokens, {})

/** What happened to the account. */
export const eventsQuery = () => routeQuery(account.listEvents, {})
