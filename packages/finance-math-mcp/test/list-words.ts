/** Prints what assistants that know this server rely on: its tools, what each takes, and what may be left out. */
import { listTools } from '../src/list-tools.ts'

const words = listTools().flatMap(({ name, inputSchema }) => {
  const { properties = {}, required = [] } = inputSchema
  return [
    name,
    ...Object.entries(properties).flatMap(([field, schema]) => [
      `${name} with ${field}`,
      ...(required.includes(field) ? [] : [`${name} without ${field}`]),
      ...((schema as { enum?: readonly string[] }).enum ?? []).map(
        (value) => `${name} with ${field} ${value}`,
      ),
    ]),
  ]
})
console.log(JSON.stringify(words))
