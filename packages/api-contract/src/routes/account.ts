import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { errorBody } from '../errors.ts'
import { accessToken, tokenLifetimes, tokenName, tokenScopesInput } from '../models/access-token.ts'
import { emailInput, passwordInput, presentPassword, secondFactorCode } from '../models/account.ts'
import { isoTime } from '../models/amount.ts'
import { exportedOverride } from '../models/gain-overrides.ts'
import { gainReport } from '../models/gain-reports.ts'
import { exportedProof } from '../models/proofs.ts'
import { exportedCostFile } from '../models/purchases.ts'
import { securityEvent } from '../models/security-event.ts'
import { session } from '../models/session.ts'
import { spamVerdict } from '../models/spam-judgement.ts'
import { trackedWallet } from '../models/tracked-wallet.ts'

const tags = ['account']
const done = z.object({ success: z.literal(true), message: z.string() })
const failures = { 400: errorBody, 401: errorBody, 403: errorBody, 429: errorBody, 503: errorBody }
/** What asks for a password is slow on purpose; nobody needs it often. */
const seldom = { burst: 20, perMinute: 6 }
const mailedToken = z.string().check(z.minLength(1), z.maxLength(200))

const accountDetails = z.object({
  username: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  /** Waits for the link in a mail to be opened. */
  pendingEmail: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
  createdAt: isoTime,
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
})

/** The password, and the code where two-step login is on: asked for again before what cannot be undone. */
const proof = { password: presentPassword, code: z.optional(secondFactorCode) }

export const refreshSession = defineRoute({
  method: 'POST',
  url: '/api/account/refresh',
  access: 'public',
  schema: {
    summary:
      'A new access token for the refresh token in its cookie, which is replaced; a used one ends the session',
    tags,
    response: { 200: done, 401: errorBody, 429: errorBody },
  },
})

export const getAccount = defineRoute({
  method: 'GET',
  url: '/api/account',
  access: 'user',
  schema: {
    summary: 'Who is signed in',
    tags,
    response: {
      200: accountDetails,
      401: errorBody,
      403: errorBody,
    },
  },
})

export const listSessions = defineRoute({
  method: 'GET',
  url: '/api/account/sessions',
  access: 'user',
  schema: {
    summary: 'The browsers in which the person is signed in, the last seen first',
    tags,
    response: { 200: z.object({ sessions: z.array(session) }), 401: errorBody, 403: errorBody },
  },
})

export const endSession = defineRoute({
  method: 'DELETE',
  url: '/api/account/sessions/:id',
  access: 'user',
  schema: {
    summary: 'End one session',
    tags,
    params: z.object({ id: mailedToken }),
    response: { 200: done, 401: errorBody, 403: errorBody, 404: errorBody },
  },
})

export const endOtherSessions = defineRoute({
  method: 'DELETE',
  url: '/api/account/sessions',
  access: 'user',
  schema: {
    summary: 'End every session but this one',
    tags,
    response: { 200: done, 401: errorBody, 403: errorBody },
  },
})

export const changePassword = defineRoute({
  method: 'POST',
  url: '/api/account/password',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'Change the password and end every other session',
    tags,
    body: z.strictObject({ ...proof, newPassword: passwordInput }),
    response: { 200: done, ...failures },
  },
})

export const askEmailChange = defineRoute({
  method: 'POST',
  url: '/api/account/email',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'Mail a link to a new address; opening it makes the change',
    tags,
    body: z.strictObject({ ...proof, email: emailInput }),
    response: { 202: done, ...failures },
  },
})

export const confirmEmail = defineRoute({
  method: 'POST',
  url: '/api/account/email/confirm',
  access: 'public',
  limit: seldom,
  schema: {
    summary: 'Change the address, by the link that was mailed there',
    tags,
    body: z.strictObject({ token: mailedToken }),
    response: { 200: done, 400: errorBody, 409: errorBody, 429: errorBody },
  },
})

export const findSignup = defineRoute({
  method: 'POST',
  url: '/api/account/signup',
  access: 'public',
  limit: seldom,
  schema: {
    summary: 'Who signed up, by the link that was mailed; changes nothing',
    tags,
    body: z.strictObject({ token: mailedToken }),
    response: { 200: z.object({ username: z.string(), email: z.string() }), 400: errorBody, 429: errorBody },
  },
})

export const confirmSignup = defineRoute({
  method: 'POST',
  url: '/api/account/signup/confirm',
  access: 'public',
  limit: seldom,
  schema: {
    summary: 'Make the account, by the link that was mailed and the password that was chosen',
    tags,
    body: z.strictObject({ token: mailedToken, password: presentPassword }),
    response: { 201: done, 400: errorBody, 403: errorBody, 429: errorBody, 503: errorBody },
  },
})

export const forgotPassword = defineRoute({
  method: 'POST',
  url: '/api/account/forgot-password',
  access: 'public',
  limit: seldom,
  schema: {
    summary: 'Mail a link to set a new password, where the address has an account; the answer never tells',
    tags,
    body: z.strictObject({ email: emailInput }),
    response: { 202: done, 400: errorBody, 429: errorBody },
  },
})

export const resetPassword = defineRoute({
  method: 'POST',
  url: '/api/account/reset-password',
  access: 'public',
  limit: seldom,
  schema: {
    summary: 'Set a new password by a mailed link and end every session',
    tags,
    body: z.strictObject({ token: mailedToken, password: passwordInput }),
    response: { 200: done, 400: errorBody, 429: errorBody, 503: errorBody },
  },
})

export const beginSecondFactor = defineRoute({
  method: 'POST',
  url: '/api/account/second-factor',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'A new secret for an authenticator app; it counts once a first code has confirmed it',
    tags,
    body: z.strictObject({ password: presentPassword }),
    response: { 200: z.object({ secret: z.string(), uri: z.string() }), 409: errorBody, ...failures },
  },
})

export const confirmSecondFactor = defineRoute({
  method: 'POST',
  url: '/api/account/second-factor/confirm',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'Switch two-step login on with a first code; answers the recovery codes, this once',
    tags,
    body: z.strictObject({ code: secondFactorCode }),
    response: { 200: z.object({ recoveryCodes: z.array(z.string()) }), 409: errorBody, ...failures },
  },
})

export const removeSecondFactor = defineRoute({
  method: 'POST',
  url: '/api/account/second-factor/remove',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'Switch two-step login off',
    tags,
    body: z.strictObject({ ...proof }),
    response: { 200: done, 409: errorBody, ...failures },
  },
})

export const listEvents = defineRoute({
  method: 'GET',
  url: '/api/account/events',
  access: 'user',
  schema: {
    summary: 'What happened to the account, newest first',
    tags,
    response: { 200: z.object({ events: z.array(securityEvent) }), 401: errorBody, 403: errorBody },
  },
})

export const listAllEvents = defineRoute({
  method: 'GET',
  url: '/api/admin/security-events',
  access: 'admin',
  schema: {
    summary: 'What happened to all accounts, newest first, for admins',
    tags: ['admin'],
    response: {
      200: z.object({ events: z.array(z.extend(securityEvent, { userId: z.string() })) }),
      401: errorBody,
      403: errorBody,
    },
  },
})

export const listTokens = defineRoute({
  method: 'GET',
  url: '/api/account/tokens',
  access: 'user',
  schema: {
    summary: 'The access tokens of the person, the newest first, without their secrets',
    tags,
    response: { 200: z.object({ tokens: z.array(accessToken) }), 401: errorBody, 403: errorBody },
  },
})

export const createToken = defineRoute({
  method: 'POST',
  url: '/api/account/tokens',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'A new access token for programs; its secret is in this answer and in no other',
    tags,
    body: z.strictObject({
      ...proof,
      name: tokenName,
      scopes: tokenScopesInput,
      /** Days until it ends; null for a token that does not. */
      days: z.literal(tokenLifetimes),
    }),
    response: { 201: z.extend(accessToken, { secret: z.string() }), 409: errorBody, ...failures },
  },
})

export const revokeToken = defineRoute({
  method: 'DELETE',
  url: '/api/account/tokens/:id',
  access: 'user',
  schema: {
    summary: 'Revoke an access token, at once',
    tags,
    params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
    response: { 200: done, 400: errorBody, 401: errorBody, 403: errorBody, 404: errorBody },
  },
})

export const exportAccount = defineRoute({
  method: 'POST',
  url: '/api/account/export',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'Everything kept about the person, as JSON',
    tags,
    body: z.strictObject({ ...proof }),
    response: {
      200: z.object({
        account: z.extend(accountDetails, { dob: z.string() }),
        wallets: z.array(trackedWallet),
        verdicts: z.array(z.object({ asset: z.string(), verdict: spamVerdict, at: isoTime })),
        gainOverrides: z.array(exportedOverride),
        costFiles: z.array(exportedCostFile),
        proofs: z.array(exportedProof),
        gainReports: z.array(gainReport),
        sessions: z.array(session),
        accessTokens: z.array(accessToken),
        securityEvents: z.array(securityEvent),
      }),
      ...failures,
    },
  },
})

export const deleteAccount = defineRoute({
  method: 'POST',
  url: '/api/account/delete',
  access: 'user',
  limit: seldom,
  schema: {
    summary: 'Delete the account and everything in it',
    tags,
    body: z.strictObject({ ...proof }),
    response: { 200: done, ...failures },
  },
})
