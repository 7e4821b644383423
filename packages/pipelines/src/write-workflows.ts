/** Writes the workflow files of the repository anew and removes those of packages that are gone. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildWorkflows } from './build-workflows.ts'
import { listRooms } from './list-rooms.ts'
import { renderWorkflow } from './render-workflow.ts'

const root = resolve(import.meta.dirname, '../../..')
for (const file of globSync('.github/workflows/*.yml', { cwd: root })) rmSync(join(root, file))
for (const [file, content] of Object.entries(buildWorkflows(listRooms(root)))) {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), renderWorkflow(content))
}
