import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { calculators } from '@pkg/finance-math/calculators'
import { describePacked } from '@pkg/publishing/testing'
import { expect, it } from 'vitest'

const { installed } = describePacked(fileURLToPath(new URL('..', import.meta.url)), {
  isNode: true,
  dependencies: ['@modelcontextprotocol/sdk', '@pkg/finance-math'],
})

it('answers the official client over stdio, packed', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const args = [join(installed, 'dist/main.js')]
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  const { tools } = await client.listTools()
  // Every calculator, and the question backwards.
  expect(tools).toHaveLength(calculators.length + 1)
  const { structuredContent } = await client.callTool({ name: 'fd', arguments: { principal: 10_000 } })
  expect(structuredContent).toMatchObject({ calculator: 'fd', inputs: { principal: 10_000 } })
  await client.close()
})
