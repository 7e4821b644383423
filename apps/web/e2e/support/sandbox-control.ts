import type { Product } from './product.ts'

/** A way to fail, as the sandbox names it, with what belongs to it. */
export type Fault = { kind: string } & Record<string, unknown>

/** What the control routes of the sandbox do for a test. */
export interface SandboxControl {
  sendTransfer: (transfer: {
    token: string
    to: string
    /** Base units. */
    value: bigint
  }) => Promise<{ transactionHash: `0x${string}` }>
  /** Makes an upstream fail as told until `clearFaults`. */
  setFault: (upstream: string, fault: Fault) => Promise<void>
  /** Ends all faults; tells whether there were any. */
  clearFaults: () => Promise<boolean>
}

export function controlSandbox({ sandbox }: Product): SandboxControl {
  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${sandbox.url}/control${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? value.toString() : value)),
      }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    sendTransfer: async (transfer) =>
      (await control('POST', '/transfer', transfer)) as { transactionHash: `0x${string}` },
    setFault: async (upstream, fault) => {
      await control('POST', `/faults/${upstream}`, fault)
    },
    clearFaults: async () => {
      const faults = (await control('GET', '/faults')) as Record<string, unknown>
      const names = Object.keys(faults).filter((name) => faults[name] !== null)
      await Promise.all(names.map((name) => control('DELETE', `/faults/${name}`)))
      return names.length > 0
    },
  }
}
