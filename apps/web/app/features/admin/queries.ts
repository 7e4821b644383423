import { admin } from '@pkg/api-contract'
import { routeQuery } from '#app/lib/route-query.ts'

/** The state of the server: its sources, jobs and page views. */
export const overview = () => routeQuery(admin.getOverview, {})

/** One page of everybody with an account. */
export const userPage = (page: number) => routeQuery(admin.listUsers, { querystring: { page } })

/** One page of what visitors wrote. */
export const messagePage = (page: number) => routeQuery(admin.listMessages, { querystring: { page } })
