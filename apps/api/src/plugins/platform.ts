import fp from 'fastify-plugin'
import { access } from './access.ts'
import { answered } from './answered.ts'
import { audit } from './audit.ts'
import { background } from './background.ts'
import { callContextPlugin } from './call-context.ts'
import { contract } from './contract.ts'
import { type Dependencies, dependencies } from './dependencies.ts'
import { docs } from './docs.ts'
import { drain } from './drain.ts'
import { errors } from './errors.ts'
import { hotAnswers } from './hot-answers.ts'
import { jsonBody } from './json-body.ts'
import { limits } from './limits.ts'
import { metrics } from './metrics.ts'
import { outbox } from './outbox.ts'
import { pipelining } from './pipelining.ts'
import { readyAnswers } from './ready-answers.ts'
import { repeats } from './repeats.ts'
import { requestLog } from './request-log.ts'
import { security } from './security.ts'
import { session } from './session.ts'
import { tokens } from './tokens.ts'
import { tracing } from './tracing.ts'
import { writesOnDisk } from './writes-on-disk.ts'

/** What every call goes through and every feature may use. The order is that in which hooks run. */
export const platform = fp<Dependencies>(async (app, given) => {
  await app.register(dependencies, given)
  await app.register(drain)
  await app.register(pipelining)
  await app.register(answered)
  await app.register(requestLog)
  await app.register(tracing)
  await app.register(errors)
  await app.register(security)
  await app.register(repeats)
  await app.register(jsonBody)
  await app.register(contract)
  await app.register(hotAnswers)
  await app.register(writesOnDisk)
  await app.register(background)
  await app.register(outbox)
  await app.register(audit)
  await app.register(session)
  await app.register(tokens)
  await app.register(access)
  await app.register(callContextPlugin)
  await app.register(limits)
  await app.register(readyAnswers)
  await app.register(docs)
  await app.register(metrics)
})
