import { stringify } from 'yaml'

/** The text of a workflow file. */
export function renderWorkflow(content: object): string {
  return `# Written by "npm run write" in packages/pipelines; change it there.\n${stringify(content, { aliasDuplicateObjects: false, lineWidth: 0, nullStr: '' })}`
}
