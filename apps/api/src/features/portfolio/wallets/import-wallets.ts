import { setImmediate as letOthersGo } from 'node:timers/promises'
import {
  AppError,
  type AssetId,
  addressInput,
  assetAddress,
  chainChoices,
  errors,
  type ImportLine,
  type TrackedWallet,
  toAssetId,
  walletLabel,
  walletTags,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import { isAddress } from 'viem'
import * as z from 'zod/mini'
import type { GainOverridesRepository } from '../../../database/gain-overrides.repository.ts'
import type { VerdictsRepository } from '../../../database/verdicts.repository.ts'
import type { WalletsRepository } from '../../../database/wallets.repository.ts'
import { toAccountAddress } from '../../../lib/to-account-address.ts'
import { describeUnknownChain } from '../chains/describe-unknown-chain.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'
import type { ImportEntry, ParsedImport } from './parse-import.ts'
import { takeInOverrides } from './take-in-overrides.ts'

/** Names are looked up one by one; a list with more of them is taken in parts. */
const MOST_NAMES = 250

export interface ImportResult {
  kind: 'list' | 'csv' | 'export'
  lines: ImportLine[]
  added: number
  updated: number
}

/** Takes in a list, a CSV or an export, and tells what became of each line. Nothing is doubled by a second import. */
export async function importWallets(
  { kind, entries, skipped, verdicts: decided, gainOverrides: said }: ParsedImport,
  {
    userId,
    wallets,
    verdicts,
    gainOverrides,
    chain,
    signal,
  }: {
    userId: string
    wallets: WalletsRepository
    verdicts: VerdictsRepository
    gainOverrides: GainOverridesRepository
    chain: Pick<ChainClient, 'resolveName'>
    signal: AbortSignal
  },
): Promise<ImportResult> {
  const tracked = new Map(
    (await wallets.listTracked(userId)).map((wallet) => [wallet.address.toLowerCase(), wallet]),
  )
  const lines: ImportLine[] = []
  let names = 0

  async function takeIn(entry: ImportEntry): Promise<Omit<ImportLine, 'line' | 'text'>> {
    const label = z.safeParse(walletLabel, entry.label ?? null)
    const tags = z.safeParse(walletTags, entry.tags ?? [])
    const chosen = z.safeParse(chainChoices, entry.chainChoices ?? [])
    if (!label.success || !tags.success || !chosen.success) {
      const issue =
        (label.error ?? tags.error ?? chosen.error)?.issues[0]?.message ??
        'The label, a tag or a chain is not right.'
      return { fate: 'invalid', address: null, message: issue }
    }
    const unknown = describeUnknownChain(chosen.data)
    if (unknown !== null) return { fate: 'invalid', address: null, message: unknown }
    // Libraries keep what they were asked about: a text of megabytes must not get that far.
    const given = z.safeParse(addressInput, entry.address)
    if (!given.success) {
      const issue = given.error.issues[0]?.message ?? errors.INVALID_ADDRESS.message
      return { fate: 'invalid', address: null, message: issue }
    }
    const isName = !isAddress(given.data, { strict: false })
    if (isName && given.data.includes('.')) names += 1
    if (names > MOST_NAMES) {
      return {
        fate: 'not-imported',
        address: null,
        message: 'Too many names at once; import the rest again.',
      }
    }
    const address = await toAccountAddress(given.data, { chain, signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof AppError) return error
      throw error
    })
    if (address instanceof AppError) {
      const isWrong = address.code === 'INVALID_ADDRESS'
      return {
        fate: 'invalid',
        address: null,
        message: isWrong ? toSentences(address) : 'The name could not be looked up just now.',
      }
    }
    const details = {
      ...(entry.label !== undefined && { label: label.data }),
      ...(entry.tags !== undefined && { tags: tags.data }),
      ...(entry.chainChoices !== undefined && { chainChoices: chosen.data }),
      ...(isName && { ensName: given.data.toLowerCase() }),
    }
    const known = tracked.get(address.toLowerCase())
    if (known !== undefined) {
      if (!differs(known, details)) return { fate: 'unchanged', address, message: 'Tracked already.' }
      await wallets.update(userId, address, details)
      tracked.set(address.toLowerCase(), { ...known, ...details })
      return { fate: 'updated', address, message: 'Tracked already; label, tags and chains are updated.' }
    }
    try {
      await wallets.add(userId, address, details)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'TOO_MANY_WALLETS') return { fate: 'over-limit', address, message: error.message }
      return { fate: 'unchanged', address, message: error.message }
    }
    tracked.set(address.toLowerCase(), {
      chainId: 1,
      address,
      label: null,
      tags: [],
      ensName: null,
      chainChoices: [],
      addedAt: '',
      ...details,
    })
    return { fate: 'added', address, message: 'Added.' }
  }

  for (const entry of entries) {
    await letOthersGo()
    lines.push({ line: entry.line, text: entry.text, ...(await takeIn(entry)) })
  }
  lines.push(...skipped.map((line) => ({ ...line, fate: 'not-imported' as const, address: null })))
  lines.push(...(await takeInVerdicts(userId, verdicts, decided, lines.length)))
  lines.push(...(await takeInOverrides(userId, gainOverrides, said, lines.length)))
  return {
    kind,
    lines,
    added: lines.filter(({ fate }) => fate === 'added').length,
    updated: lines.filter(({ fate }) => fate === 'updated').length,
  }
}

function differs(
  known: TrackedWallet,
  details: Partial<Pick<TrackedWallet, 'label' | 'tags' | 'ensName' | 'chainChoices'>>,
): boolean {
  const {
    label = known.label,
    tags = known.tags,
    ensName = known.ensName,
    chainChoices: chosen = known.chainChoices,
  } = details
  return (
    label !== known.label ||
    ensName !== known.ensName ||
    tags.join() !== known.tags.join() ||
    JSON.stringify(chosen) !== JSON.stringify(known.chainChoices)
  )
}

async function takeInVerdicts(
  userId: string,
  verdicts: VerdictsRepository,
  decided: readonly { asset: string; chainId: number; verdict: 'show' | 'hide' | null }[],
  after: number,
): Promise<ImportLine[]> {
  const current = createSpamVerdicts(await verdicts.list(userId))
  const seen = new Set<AssetId>()
  const lines: ImportLine[] = []
  for (const [index, { asset, chainId, verdict }] of decided.entries()) {
    await letOthersGo()
    const line = {
      line: after + index + 1,
      text: `${asset.slice(0, 42)}: ${verdict ?? 'by score'}`,
      address: null,
    }
    const id = toAssetId({ chainId, address: asset })
    if (!z.safeParse(assetAddress, asset).success) {
      lines.push({ ...line, fate: 'invalid', message: 'This is not the address of a token.' })
    } else if (seen.has(id) || current.now(id) === verdict) {
      lines.push({ ...line, fate: 'unchanged', message: 'Decided the same way already.' })
    } else {
      await verdicts.add(userId, id, verdict)
      lines.push({ ...line, fate: 'updated', message: 'Your decision about this token is taken over.' })
    }
    seen.add(id)
  }
  return lines
}

/** A line has one message: the sentence, then what exactly is wrong. */
function toSentences({ message, hint }: AppError): string {
  return hint === undefined ? message : `${message}. ${hint}`
}
