/**
 * Builds before packing. pnpm puts the published addresses of `publishConfig` and the versions of `workspace:`
 * into the tarball by itself; for npm, which does not, the manifest carries them while it packs, and `postpack`
 * puts it back.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'

await import('./build.ts')
if (process.env.npm_config_user_agent?.startsWith('npm/')) {
  const file = new URL('../package.json', import.meta.url)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const formulas = JSON.parse(
    readFileSync(new URL('../../finance-math/package.json', import.meta.url), 'utf8'),
  )
  copyFileSync(file, new URL('../package.json.unpacked.log', import.meta.url))
  manifest.exports = manifest.publishConfig.exports
  manifest.dependencies[formulas.name] = `^${formulas.version}`
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}
