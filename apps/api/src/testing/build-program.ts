import { globSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@pkg/api-contract'
import { build } from 'rolldown'
import config from '../../rolldown.config.ts'
import { room } from '../room.ts'

const recorder = 'testing/record-and-hang'
const root = join(room, '../..')
const place = join(room, '.results/programs')
/** By then no test runs any more that began with what was built of a former source. */
const USELESS_AFTER_MS = HOUR_MS

let built: Promise<string> | undefined

/**
 * The file of a program of this room, built as the server is: stripping and finding some two thousand files takes most
 * of a start. It is built once for each state of the source, in a room of its own, where no web app is: packing that
 * would be the other part.
 */
export async function buildProgram(name: 'server' | typeof recorder): Promise<string> {
  built ??= buildOnce()
  return join(await built, 'apps/api/dist', `${name}.js`)
}

async function buildOnce(): Promise<string> {
  const sources = globSync('{apps/api,packages/*}/{src/**,*.ts,package.json}', { cwd: root })
  const newest = Math.max(...sources.map((file) => statSync(join(root, file)).mtimeMs))
  const folder = join(place, `${Math.round(newest)}-${sources.length}`)
  if (await isThere(folder)) return folder
  await removeUseless()
  const made = await mkdtemp(join(place, 'making-'))
  const copy = join(made, 'apps/api')
  await mkdir(copy, { recursive: true })
  for (const name of ['node_modules', 'migrations', 'package.json']) {
    await symlink(join(room, name), join(copy, name))
  }
  const { input, output, ...options } = config
  await build({
    ...{ ...options, cwd: room, input: { ...input, [recorder]: `src/${recorder}.ts` } },
    output: { ...output, dir: join(copy, 'dist'), sourcemap: false },
  })
  // Another worker may have been first.
  await rename(made, folder).catch(() => rm(made, { recursive: true }))
  return folder
}

async function removeUseless() {
  await mkdir(place, { recursive: true })
  for (const name of await readdir(place)) {
    const { mtimeMs } = await stat(join(place, name))
    if (Date.now() - mtimeMs > USELESS_AFTER_MS) await rm(join(place, name), { recursive: true, force: true })
  }
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
