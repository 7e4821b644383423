import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import { callTool } from './call-tool.ts'
import { listTools } from './list-tools.ts'

/**
 * The server of the calculators, to be connected to any transport of the protocol's SDK. It keeps nothing, reads nothing
 * and calls nobody.
 */
export function createServer(version: string): Server {
  const server = new Server(
    { name: 'finance-math', title: 'Financial calculators', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Every figure is computed, never estimated. Inputs that are left out take the default that the answer names under "inputs"; say so to the person. Percentages are numbers such as 8.5.',
    },
  )
  const tools = listTools()
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const result = callTool(params.name, params.arguments ?? {})
    if (result === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`)
    return result
  })
  return server
}
