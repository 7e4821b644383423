#!/usr/bin/env node
/** What has to be done before the package in the working folder is packed. */
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from './build.ts'
import { keptManifest } from './kept-manifest.ts'
import { readManifest } from './read-manifest.ts'
import { toPublished } from './to-published.ts'

const folder = process.cwd()
const failed = buildPackage(folder)
if (failed !== 0) process.exit(failed)
// pnpm brings the manifest into its published form by itself; npm packs it as it stands.
if (process.env.npm_config_user_agent?.startsWith('npm/')) {
  copyFileSync(join(folder, 'package.json'), join(folder, keptManifest))
  const versionOf = (name: string) => readManifest(join(folder, 'node_modules', name)).version
  const published = toPublished(readManifest(folder), versionOf)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}
