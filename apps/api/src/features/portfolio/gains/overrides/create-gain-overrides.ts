import {
  AppError,
  type AssetId,
  type CostCurrency,
  fromAssetId,
  type GainOverride,
  type GainsCountry,
  MAX_GAIN_OVERRIDES,
  type Proof,
  type ProofInput,
  type TransactionKind,
  toAssetId,
  toExplorerLink,
  ZERO_ADDRESS,
} from '@pkg/api-contract'
import type { ChainClient } from '@pkg/chain-client'
import type {
  GainOverridesRepository,
  KeptOverride,
  OverrideValues,
} from '../../../../database/gain-overrides.repository.ts'
import type { KeptProof, ProofFile, ProofsRepository } from '../../../../database/proofs.repository.ts'
import type { MovementLists } from '../../movements/create-movement-lists.ts'
import { createAssetNames } from '../asset-names.ts'
import type { GainsAsker } from '../create-gains.ts'
import { readCurrencyRates, toRateOn } from '../currency-rates.ts'
import { DEPOSIT_CONTRACT, findBridge, wrapperOf } from '../known-contracts.ts'
import { readMovements } from '../read-movements.ts'
import { taxCountries } from '../tax-country.ts'
import { toLocalDay } from '../tax-year.ts'
import { createTransactionView, isPriceable, type TransactionView } from './create-transaction-view.ts'
import { kindsFor } from './kinds-for.ts'
import { readProof } from './read-proof.ts'
import {
  readCostSubject,
  readPriceSubject,
  readReceipt,
  toPriceSubject,
  toSaidOverrides,
  toTransactionKey,
} from './said-overrides.ts'

/** What a person says of their transactions, held against what was read when it is said, and told with what came of it. */
export interface GainOverrides {
  /** @param country in whose zone the days are that are told */
  list(asker: GainsAsker, country: GainsCountry): Promise<GainOverride[]>
  /**
   * Says the same of all of them, or of none. Throws NOT_FOUND for a transaction that no wallet has, BAD_REQUEST for a
   * kind that the shape of one does not allow.
   */
  setKinds(
    asker: GainsAsker,
    answer: {
      transactions: readonly { chainId: number; transactionHash: string }[]
      kind: TransactionKind
      note: string
    },
  ): Promise<void>
  /** Throws NOT_FOUND for a receipt that no wallet has, BAD_REQUEST for one with a known cost, and for a day after it. */
  setCost(
    asker: GainsAsker,
    answer: {
      receipt: string
      amount: string
      currency: CostCurrency
      day: string
      country: GainsCountry
      note: string
      proof?: ProofInput | undefined
    },
  ): Promise<void>
  /**
   * Throws NOT_FOUND for a transaction that no wallet has, BAD_REQUEST for an asset that did not move in it, for one whose amounts
   * cannot be read, and for a currency without a rate of the day.
   */
  setPrice(
    asker: GainsAsker,
    answer: {
      chainId: number
      transactionHash: string
      asset: string
      tokenId: string | null
      price: string
      currency: CostCurrency
      country: GainsCountry
      note: string
      proof?: ProofInput | undefined
    },
  ): Promise<void>
  /** Throws BAD_REQUEST for an address that is nobody's, or a wallet of the person already. */
  setOwnAddress(asker: GainsAsker, answer: { chainId: number; address: string; note: string }): Promise<void>
  /** The file that proves an answer. Throws NOT_FOUND where it has none. */
  findProof(userId: string, id: number): Promise<Pick<ProofFile, 'name' | 'type' | 'content'>>
  /** Throws NOT_FOUND where there is no such answer, BAD_REQUEST for what is no proof, and where no more are kept. */
  setProof(userId: string, id: number, file: ProofInput): Promise<Proof>
  /** Throws NOT_FOUND where it has none. */
  removeProof(userId: string, id: number): Promise<void>
  /** Throws NOT_FOUND where it is not there. */
  undo(userId: string, id: number): Promise<void>
}

export function createGainOverrides({
  gainOverrides,
  proofs,
  movementLists,
  chain,
}: {
  gainOverrides: GainOverridesRepository
  proofs: ProofsRepository
  movementLists: Pick<MovementLists, 'readAll'>
  chain: Pick<ChainClient, 'readDayRates'>
}): GainOverrides {
  const view = async ({ selection, overrides }: GainsAsker): Promise<TransactionView> =>
    createTransactionView(await readMovements(movementLists, selection), {
      tracked: selection.tracked.map(({ address }) => address.toLowerCase()),
      overrides,
    })

  async function keep(
    { userId, overrides }: GainsAsker,
    values: readonly OverrideValues[],
    proof?: ProofFile,
  ): Promise<void> {
    const isSaid = ({ what, subject }: OverrideValues) =>
      overrides.some((one) => one.what === what && one.subject === subject)
    const added = values.filter((one) => !isSaid(one)).length
    if (added > 0 && overrides.length + added > MAX_GAIN_OVERRIDES) {
      refuse(
        `At most ${MAX_GAIN_OVERRIDES.toLocaleString('en-US')} answers are kept. Please undo some first.`,
      )
    }
    await gainOverrides.setAll(userId, values, proof)
  }

  async function requireRate(currency: CostCurrency, day: string, country: GainsCountry, what: string) {
    if (currency === 'USD' || currency === taxCountries[country].currency) return
    const { rates, problem } = await readCurrencyRates(chain, currency, [Number(day.slice(0, 4))])
    // Where rates cannot be read now the answer is kept, and converted when they can.
    if (problem === null && toRateOn(rates)(day) === null) {
      refuse(`No rate of ${currency} is known of ${day}. Please enter the ${what} in another currency.`)
    }
  }

  return {
    async list(asker, country) {
      if (asker.overrides.length === 0) return []
      const seen = await view(asker)
      const proofOf = new Map((await proofs.list(asker.userId)).map((one) => [one.id, toProof(one)]))
      const { timeZone } = taxCountries[country]
      return asker.overrides.map((one) => ({
        ...toGainOverride(one, seen, timeZone),
        proof: proofOf.get(one.proofId ?? 0) ?? null,
      }))
    },

    async setKinds(asker, { transactions, kind, note }) {
      const { findAsRead } = await view(asker)
      const subjects = new Set(
        transactions.map(({ chainId, transactionHash }) =>
          toTransactionKey({ chainId, hash: transactionHash }),
        ),
      )
      const isOne = subjects.size === 1
      const values = [...subjects].map((subject) => {
        const which = isOne ? 'this transaction' : `transaction ${subject.slice(subject.indexOf(':') + 1)}`
        const read = findAsRead(subject)
        if (read === undefined)
          throw new AppError('NOT_FOUND', { message: `None of your wallets has ${which}.` })
        const allowed = kindsFor(read)
        if (!allowed.includes(kind)) {
          refuse(
            allowed.length === 0
              ? `Nothing crossed the border of your wallets in ${which}: there is no kind to choose.`
              : `By what moved in it, ${which} can be one of these: ${allowed.join(', ')}.`,
          )
        }
        if (kind === read.kind) {
          const what = isOne ? 'It' : `Of what you picked, ${which}`
          refuse(`${what} counts as that by what was read. To go back to it, undo your answer.`)
        }
        return { ...nothing, what: 'kind' as const, subject, before: read.kind, after: kind, note }
      })
      await keep(asker, values)
    },

    async setCost(asker, { receipt, amount, currency, day, country, note, proof }) {
      const file = proof && readProof(proof)
      const seen = await view(asker)
      const found = seen.findReceipt(receipt)
      if (found === undefined) {
        throw new AppError('NOT_FOUND', { message: 'None of your wallets has this receipt.' })
      }
      if (found.isKnown)
        refuse('What this cost follows from its transaction; change its kind if that is wrong.')
      const came = toLocalDay(found.at, taxCountries[country].timeZone)
      if (day > came) {
        refuse(
          `It came on ${came}: it cannot have been paid for on a later day, when it could be given up already.`,
        )
      }
      await requireRate(currency, day, country, 'cost')
      const parts = toSaidOverrides(asker.overrides).costs.get(receipt)
      if (parts?.some(({ quantity }) => quantity !== null)) {
        refuse(
          'Parts of it have costs from the file of an exchange. To enter one of all of it, undo those first.',
        )
      }
      const before = asker.overrides.find(({ what, subject }) => what === 'cost' && subject === receipt)
      await keep(
        asker,
        [
          {
            ...{ what: 'cost', subject: receipt, before: before?.before ?? '', after: amount },
            ...{ currency, day, feeLeftOut: null, note },
          },
        ],
        file,
      )
    },

    async setPrice(
      asker,
      { chainId, transactionHash, asset, tokenId, price, currency, country, note, proof },
    ) {
      const file = proof && readProof(proof)
      const seen = await view(asker)
      const subject = toPriceSubject(
        { chainId, hash: transactionHash },
        { asset: toAssetId({ chainId, address: asset }), tokenId },
      )
      const found = seen.findPriced(subject)
      if (found === undefined) {
        throw new AppError('NOT_FOUND', { message: 'None of your wallets has this transaction.' })
      }
      if (found.legs.length === 0) refuse('Nothing of this asset moved in this transaction.')
      if (found.decimals === null) {
        refuse('How amounts of this asset are written is not known, so a price of one unit says nothing.')
      }
      if (!found.legs.some(isPriceable)) {
        refuse('What moved of it is hidden as spam and in no figure. Please say first that it is none.')
      }
      const day = toLocalDay(found.at, taxCountries[country].timeZone)
      await requireRate(currency, day, country, 'price')
      await keep(
        asker,
        [
          {
            ...{ what: 'price', subject, before: found.price ?? '', after: price },
            ...{ currency, day, feeLeftOut: null, note },
          },
        ],
        file,
      )
    },

    async setOwnAddress(asker, { chainId, address, note }) {
      const own = address.toLowerCase()
      if (asker.selection.tracked.some((wallet) => wallet.address.toLowerCase() === own)) {
        refuse('This is one of your wallets already.')
      }
      if (
        [ZERO_ADDRESS, DEPOSIT_CONTRACT, wrapperOf(chainId)].includes(own) ||
        findBridge(chainId, own) !== undefined
      ) {
        refuse('This address is a contract that many people use, or nobody’s.')
      }
      await keep(asker, [
        { ...nothing, what: 'own-address', subject: `${chainId}:${own}`, before: '', after: '', note },
      ])
    },

    async findProof(userId, id) {
      return (await proofs.find(userId, id)) ?? missing('This answer has no file.')
    },

    async setProof(userId, id, given) {
      const file = readProof(given)
      const answer = (await gainOverrides.list(userId)).find((one) => one.id === id)
      if (answer !== undefined && answer.what !== 'cost' && answer.what !== 'price') {
        refuse('Only a cost or a price is proved by a file.')
      }
      const kept = answer && (await proofs.set(userId, id, file))
      return kept === undefined ? missing(GONE) : toProof(kept)
    },

    async removeProof(userId, id) {
      if (!(await proofs.remove(userId, id))) missing('This answer has no file.')
    },

    async undo(userId, id) {
      if (!(await gainOverrides.remove(userId, id))) missing(GONE)
    },
  }
}

const nothing = { currency: '', day: '', feeLeftOut: null }

const GONE = 'This answer is not there any more.'

function missing(message: string): never {
  throw new AppError('NOT_FOUND', { message })
}

const toProof = ({ name, type, size, sha256 }: KeptProof): Proof => ({ name, type, size, sha256 })

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', { message })
}

function toGainOverride(
  one: KeptOverride,
  seen: TransactionView,
  timeZone: string,
): Omit<GainOverride, 'proof'> {
  const { id, what, subject, before, after, currency, day, feeLeftOut, note, at } = one
  const [chain = '', second = '', , wallet = ''] = subject.split(':')
  const chainId = Number(chain)
  const isAddress = what === 'own-address'
  const asset = readAsset(one)
  const seenMoved = seen.tellMoved(one)
  return {
    ...{ id, what, chainId, feeLeftOut, note },
    transactionHash: isAddress ? null : second,
    explorerUrl: toExplorerLink(chainId, isAddress ? { wallet: second } : { transaction: second }),
    address: isAddress ? second : what === 'cost' ? wallet : null,
    asset: asset === null ? null : fromAssetId(asset).address,
    symbol: asset === null ? null : createAssetNames(seen.assets).nameAsset(asset).symbol,
    before: before === '' ? null : before,
    after: after === '' ? null : after,
    currency: currency === '' ? null : currency,
    day: day === '' ? null : day,
    on: seenMoved === undefined ? null : toLocalDay(seenMoved.at, timeZone),
    moved: seenMoved?.moved ?? [],
    at: new Date(at).toISOString(),
    state: seen.judge(one),
  }
}

/** The asset that a cost or a price is of. */
function readAsset({ what, subject }: KeptOverride): AssetId | null {
  if (what === 'price') return readPriceSubject(subject).asset
  return what === 'cost' ? readReceipt(readCostSubject(subject).receipt).asset : null
}
