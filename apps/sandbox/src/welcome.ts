import { demoWallets } from './catalogue/wallets.ts'
import { upstreams } from './upstreams/registry.ts'

/** What the sandbox says of itself at its front door. */
export const welcome = [
  'Sandbox: stand-ins for the services that Hodlwise reads. Every figure here is made up.',
  '',
  'Upstreams',
  ...upstreams.flatMap(({ name, env }) => [
    `  /${name}`,
    ...Object.entries(env('')).map(([key, value]) => `      ${key} = ${value}`),
  ]),
  '',
  'Addresses to track',
  ...demoWallets.map(({ name, address }) => `  ${address}  ${name}`),
  '',
  'Control: GET/POST/DELETE /control/faults/:upstream, GET/POST /control/clock, GET/DELETE /control/requests, POST /control/transfer',
  '',
].join('\n')
