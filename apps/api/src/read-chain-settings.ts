import { ETHEREUM } from '@pkg/api-contract'
import { CHAIN_PLACE, CHAIN_SETTINGS, type UpstreamSettings, upstreamSettings } from '@pkg/chain-client'
import { type Chain, chains, findChain, writeChainList } from '@pkg/chains'
import * as z from 'zod'

type Variables = Readonly<Record<string, string | undefined>>

/** The chains that are named, comma-separated, in the order given. */
export const chainList = z.string().transform((text, context): readonly Chain[] => {
  const refuse = (message: string) => {
    context.issues.push({ code: 'custom', input: text, message })
    return z.NEVER
  }
  const parts = text.split(',').map((part) => part.trim())
  const found: Chain[] = []
  for (const part of parts) {
    if (!/^\d{1,15}$/.test(part)) return refuse('must hold ids of chains, comma-separated, such as 1,8453')
    const chain = findChain(Number(part))
    if (chain === undefined) {
      return refuse(`names ${part}, of which nothing is known; there are ${writeChainList(chains)}`)
    }
    if (found.includes(chain)) return refuse(`names ${part} twice`)
    found.push(chain)
  }
  return found
})

/**
 * The settings of single chains, `ETH_RPC_URLS_8453` and the like, read as the plain ones are.
 * @returns a sentence for each that is wrong, without its value: it may hold a key.
 */
export function readChainSettings(
  variables: Variables,
  read: readonly Chain[],
  readers: Readonly<Record<string, z.ZodType>>,
): { settings: UpstreamSettings; faults: string[] } {
  const settings: Record<string, unknown> = {}
  const faults: string[] = []
  // Names and gas are Ethereum's whichever chains are read, so that its node may always be set.
  const isRead = (id: number, name: string) =>
    read.some((chain) => chain.id === id) || (id === ETHEREUM && name === 'ETH_RPC_URLS')
  const listed = read.map(({ id }) => id).join(', ')
  for (const name of CHAIN_SETTINGS) {
    const plain = variables[name]
    const speaksOfAll = plain === undefined || plain === '' || plain.includes(CHAIN_PLACE)
    if (!speaksOfAll && !isRead(ETHEREUM, name)) {
      faults.push(
        `  ${name} is for Ethereum, which is not read (CHAINS lists ${listed}); with ${CHAIN_PLACE} in it, it is for every chain`,
      )
    }
    for (const [variable, value] of Object.entries(variables)) {
      const suffix = variable.startsWith(`${name}_`) ? variable.slice(name.length + 1) : undefined
      if (suffix === undefined || value === undefined) continue
      const id = Number(suffix)
      if (!/^[1-9]\d{0,14}$/.test(suffix)) faults.push(`  ${variable} must end in the id of a chain`)
      else if (!isRead(id, name)) {
        faults.push(`  ${variable} is for a chain that is not read; CHAINS lists ${listed}`)
      } else if (id === ETHEREUM && !speaksOfAll) {
        faults.push(`  ${variable} and ${name} both set Ethereum; leave one of them out`)
      } else {
        const parsed = readers[upstreamSettings[name].kind]?.safeParse(value)
        if (parsed?.success) settings[variable] = parsed.data
        else faults.push(...(parsed?.error.issues ?? []).map(({ message }) => `  ${variable} ${message}`))
      }
    }
  }
  // Every value has been through the reader of its kind.
  return { settings: settings as UpstreamSettings, faults }
}
