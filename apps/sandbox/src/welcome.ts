import { demoWallets, wallets } from './catalogue/wallets.ts'
import type { Upstream } from './upstreams/upstream.ts'

/** What the sandbox answers at its root path: what it is, and what can be asked. */
export const writeWelcome = (upstreams: readonly Upstream[]): string =>
  [
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
    `  ${wallets.inside.address}  ${wallets.inside.name} contracts`,
    '',
    'Control: GET/POST/DELETE /control/faults/:upstream, GET/POST /control/clock, GET/DELETE /control/requests, POST /control/transfer',
    '',
  ].join('\n')
