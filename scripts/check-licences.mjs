// Every installed package has a licence that this product may be shipped with. Asks no registry.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/processes.mjs'
import { Advice, run } from './lib/steps.mjs'

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** What finance-math's benchmark compares itself with; nothing that is shipped or published holds it. */
const neverShipped = new Set(['hyperformula'])

/** `(MIT OR GPL-3.0)` leaves the choice to us; `MIT AND OFL-1.1` asks for both. */
function isAllowed(licence) {
  const text = licence.replace(/^\(|\)$/g, '')
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed)
  return text.split(' AND ').every((part) => allowed.has(part.trim()))
}

function listPackages() {
  const store = join(root, 'node_modules', '.pnpm')
  return readdirSync(store).flatMap((entry) => {
    const folder = join(store, entry, 'node_modules')
    // The package itself; what stands beside it are links to other entries.
    const name = entry.replace(/^(@[^+]+)\+/, '$1/').replace(/(?<=.)@.*$/, '')
    const file = join(folder, name, 'package.json')
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : []
  })
}

await run(async () => {
  const packages = listPackages()
  if (packages.length < 100)
    throw new Advice('The packages are not installed: run npm start or npm test once.')
  const faults = packages.flatMap(({ name, version, license, licenses }) => {
    if (neverShipped.has(name)) return []
    const said = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ')
    return typeof said === 'string' && isAllowed(said) ? [] : [`${name} ${version}: ${said ?? 'no licence'}`]
  })
  if (faults.length > 0) {
    throw new Advice(`Licences that are not on the list:\n${[...new Set(faults)].join('\n')}`)
  }
  console.log(`${packages.length} packages, every licence is on the list`)
})
