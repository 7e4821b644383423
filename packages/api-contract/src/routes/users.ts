import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { login, signup } from '../models/account.ts'
import { addressInput } from '../models/address.ts'

const tags = ['users']
const done = z.object({ success: z.literal(true), message: z.string() })
const addresses = z.object({ success: z.literal(true), addresses: z.array(z.string()) })
const addressBody = z.strictObject({ address: addressInput })

/** Set where the account comes to be only when a link that was mailed is opened. */
const awaitsMail = z.optional(z.literal(true))

export const signUp = defineRoute({
  method: 'POST',
  url: '/api/users/signup',
  access: 'public',
  limit: { burst: 30, perMinute: 2 },
  schema: {
    summary:
      'Create an account, where mails are sent by the link in one; of a taken address its owner is told by mail, and the answer is the same',
    tags,
    body: signup,
    response: { 201: z.extend(done, { awaitsMail }), 400: errorBody, 429: errorBody, 503: errorBody },
  },
})

export const logIn = defineRoute({
  method: 'POST',
  url: '/api/users/login',
  access: 'public',
  // Counts failures by account, browser and address, which no limit on calls could.
  limit: 'own',
  schema: {
    summary: 'Start a session',
    tags,
    body: login,
    response: { 200: done, 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody },
  },
})

export const logOut = defineRoute({
  method: 'POST',
  url: '/api/users/logout',
  access: 'public',
  schema: { summary: 'End the session', tags, response: { 200: done } },
})

export const getDashboard = defineRoute({
  method: 'GET',
  url: '/api/users/dashboard',
  access: 'user',
  schema: { summary: 'The welcome line', tags, response: { 200: done, 401: errorBody, 403: errorBody } },
})

export const fetchAddresses = defineRoute({
  method: 'GET',
  url: '/api/users/fetch-addresses',
  access: 'user',
  scopes: ['read:portfolio'],
  schema: {
    summary: 'The wallets that the person tracks, oldest first',
    tags,
    response: { 200: addresses, 401: errorBody, 403: errorBody },
  },
})

export const addAddress = defineRoute({
  method: 'PATCH',
  url: '/api/users/add-address',
  access: 'user',
  scopes: ['write:wallets'],
  schema: {
    summary: 'Track a wallet, given by address or ENS name',
    tags,
    body: addressBody,
    response: {
      200: z.extend(addresses, { address: z.string(), message: z.string() }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
      409: errorBody,
      502: errorBody,
    },
  },
})

export const removeAddress = defineRoute({
  method: 'PATCH',
  url: '/api/users/remove-address',
  access: 'user',
  scopes: ['write:wallets'],
  schema: {
    summary: 'Stop tracking a wallet',
    tags,
    body: addressBody,
    response: {
      200: z.extend(addresses, { message: z.string() }),
      400: errorBody,
      401: errorBody,
      403: errorBody,
      404: errorBody,
    },
  },
})

export const testCookie = defineRoute({
  method: 'GET',
  url: '/api/users/test-cookie',
  access: 'public',
  schema: {
    summary: 'Set a test cookie and tell which cookies arrived with this request',
    tags,
    response: {
      200: z.object({
        success: z.literal(true),
        message: z.string(),
        /** Whether the test cookie of an earlier answer came back. */
        received: z.boolean(),
        /** Names only: values of session cookies are nobody's business. */
        cookies: z.array(z.string()),
      }),
    },
  },
})
