import { HOUR_MS, MINUTE_MS } from '@pkg/api-contract'
import { anyText } from '@pkg/test-settings/any-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildTestApp } from '../testing/build-test-app.ts'
import { PASSWORD } from '../testing/create-browser.ts'

/** A bounded number with every test run; `ATTACK_RUNS=100000` for the long one. */
const RUNS = Number(process.env.ATTACK_RUNS ?? 400)

interface Call {
  method: string
  url: string
  /** JSON Schema of the body, where the description has one. */
  body: JsonSchema | undefined
}

type JsonSchema = { properties?: Record<string, JsonSchema>; type?: string; enum?: unknown[] }

/** What the API says of itself, as an attacker reads it. */
const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.any() })) })),
      }),
    ),
  ),
})

const nastyText = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '\u202e\u0000\uffff',
  '🦄'.repeat(500),
  'a'.repeat(60_000),
  "' or 1=1; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '%00%2e%2e%2f',
  'ada@example.org',
  PASSWORD,
  '2000-02-30',
  `0x${'f'.repeat(40)}`,
)
const nastyValue = fc.oneof(
  nastyText,
  anyText(),
  fc.constantFrom(null, true, false, 0, -0, -1, 2 ** 53, 1e308, [], {}, [[[[[]]]]]),
  fc.jsonValue(),
  fc.array(nastyText, { maxLength: 300 }),
  fc.constantFrom(nested(2_000, '['), nested(500, '{')),
)
const nastyKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'role',
  'id',
  'userId',
)

/** Bodies that begin as the schema says and go wrong in one place or several. */
function bodiesFor(schema: JsonSchema | undefined): fc.Arbitrary<string> {
  const right = Object.entries(schema?.properties ?? {}).map(([name, field]) => {
    const ordinary = fc.constantFrom(
      ...(field.enum ??
        { boolean: [true], array: [[]], number: [1] }[field.type ?? ''] ?? ['ada@example.org', PASSWORD]),
    )
    return [name, fc.option(fc.oneof(ordinary, nastyValue), { nil: undefined })] as const
  })
  return fc
    .tuple(fc.record(Object.fromEntries(right)), fc.dictionary(nastyKey, nastyValue, { maxKeys: 1 }))
    .map(([fields, extra]) => {
      const text = JSON.stringify(fields)
      const [more] = Object.entries(extra)
      // By hand, since a written __proto__ is a field and an assigned one is not.
      return more
        ? text.replace(/^\{/, `{${JSON.stringify(more[0])}:${JSON.stringify(more[1])},`).replace(/,\}$/, '}')
        : text
    })
}

test('no generated body of the API description ever makes a fault of ours, nor leaks one', {
  timeout: HOUR_MS,
}, async () => {
  const { app, browser, clock, mails } = await buildTestApp({ checkAnswers: true })
  const { paths } = z.parse(description, app.swagger())
  const calls: Call[] = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      url: path,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
  expect(calls.length).toBeGreaterThan(20)
  let person = browser()
  await person.enter('ada')
  const statuses = new Map<number, number>()
  let names = 0

  await fc.assert(
    fc.asyncProperty(
      // Most of them where there is a body to get wrong.
      fc
        .oneof(
          { weight: 3, arbitrary: fc.constantFrom(...calls.filter(({ body }) => body !== undefined)) },
          { weight: 1, arbitrary: fc.constantFrom(...calls) },
        )
        .chain((call) =>
          fc.record({
            call: fc.constant(call),
            payload: fc.oneof(
              { weight: 8, arbitrary: bodiesFor(call.body) },
              { weight: 1, arbitrary: fc.json() },
              { weight: 1, arbitrary: nastyText },
            ),
            part: nastyText,
            query: fc.dictionary(
              fc.constantFrom('range', 'address', 'page', '__proto__', 'x[y]'),
              nastyText,
              {
                maxKeys: 2,
              },
            ),
          }),
        ),
      async ({ call: { method, url }, payload, part, query }) => {
        clock.time += MINUTE_MS / 4
        const path = url.replace(/\{\w+\}/g, encodeURIComponent(part.toWellFormed().slice(0, 150)))
        const given = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [
            name,
            value.toWellFormed().slice(0, 500),
          ]),
        )
        const request = {
          method: method as 'POST',
          url: given.size > 0 ? `${path}?${given}` : path,
          ...(method !== 'GET' && { payload, headers: { 'content-type': 'application/json' } }),
        }
        let answer = await person.send(request)
        if (answer.statusCode === 401 && answer.json().code === 'NOT_SIGNED_IN') {
          if ((await person.send({ method: 'POST', url: '/api/account/refresh' })).statusCode !== 200) {
            // A body that happened to be right has ended the session, or the account.
            names += 1
            person = browser()
            await person.enter(`ada${names}`)
          }
          answer = await person.send(request)
        }
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
        expect(
          answer.statusCode === 502 || answer.statusCode < 500,
          `${method} ${path}: ${answer.statusCode}`,
        ).toBe(true)
        expect(answer.body).not.toMatch(/\\n\s+at |\.[jt]s:\d+|node_modules|SqliteError|SQLITE_|argon2/)
        if (answer.statusCode >= 400)
          expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) })
        expect(({} as Record<string, unknown>).role).toBeUndefined()
      },
    ),
    { numRuns: RUNS },
  )
  if (RUNS > 1000)
    process.stdout.write(`${RUNS} bodies: ${JSON.stringify([...statuses].sort())}, ${mails.length} mails\n`)
})

/** Brackets in brackets. */
function nested(depth: number, bracket: '[' | '{'): unknown {
  const text =
    bracket === '[' ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  return JSON.parse(text)
}
