import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { adminOverview, adminUser, storedMessage } from '../models/admin.ts'

const tags = ['admin']
const failures = { 400: errorBody, 401: errorBody, 403: errorBody }
const page = z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) })

/** How many rows a page of a list has. */
export const ADMIN_PAGE_SIZE = 25

export const getOverview = defineRoute({
  method: 'GET',
  url: '/api/admin/overview',
  access: 'admin',
  schema: {
    summary: 'The state of the server: sources, jobs, page views',
    tags,
    response: { 200: adminOverview, ...failures },
  },
})

export const listUsers = defineRoute({
  method: 'GET',
  url: '/api/admin/users',
  access: 'admin',
  schema: {
    summary: 'Everybody with an account, the newest first',
    tags,
    querystring: page,
    response: { 200: z.object({ total: z.int(), users: z.array(adminUser) }), ...failures },
  },
})

export const endSessions = defineRoute({
  method: 'DELETE',
  url: '/api/admin/users/:id/sessions',
  access: 'admin',
  schema: {
    summary: 'End every session of a person; one’s own present one stays',
    tags,
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: {
      200: z.object({ success: z.literal(true), message: z.string() }),
      404: errorBody,
      ...failures,
    },
  },
})

export const listMessages = defineRoute({
  method: 'GET',
  url: '/api/admin/messages',
  access: 'admin',
  schema: {
    summary: 'Messages of the contact form, the newest first',
    tags,
    querystring: page,
    response: { 200: z.object({ total: z.int(), messages: z.array(storedMessage) }), ...failures },
  },
})
