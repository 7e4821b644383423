import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listPublicPackages } from '../src/list-public-packages.ts'
import { writeSbom } from '../src/write-sbom.ts'

interface Component {
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly object[]
}

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'sboms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

test.each(listPublicPackages(root).map(({ manifest }) => [manifest.name, manifest] as const))(
  'the bill of materials of %s names what it brings along, each with its licence',
  (name, { version, dependencies = {}, devDependencies = {} }) => {
    const file = join(folder, 'sbom.json')
    writeSbom(root, name, file)
    const text = readFileSync(file, 'utf8')
    const { bomFormat, metadata, components = [] } = JSON.parse(text)
    expect(bomFormat).toBe('CycloneDX')
    expect([nameOf(metadata.component), metadata.component.version]).toEqual([name, version])
    const names = components.map(nameOf)
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    // What only tests and builds use does not come along.
    for (const one of Object.keys(devDependencies).filter((one) => one.startsWith('@pkg/')))
      expect(names).not.toContain(one)
    expect(components.filter(({ licenses = [] }: Component) => licenses.length === 0)).toEqual([])
    // No path of the machine that wrote it.
    expect(text).not.toContain(root)
  },
)
