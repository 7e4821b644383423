import type { TrackedWallet } from '@pkg/api-contract'
import { createShortCache } from '@pkg/keep-fresh'
import type { AccessTokensRepository, TokenHolder } from './access-tokens.repository.ts'
import type { LedgersRepository, WalletKey } from './ledgers.repository.ts'
import type { SessionsRepository, SignedIn } from './sessions.repository.ts'
import { toWalletId } from './to-wallet-id.ts'
import type { UsersRepository } from './users.repository.ts'
import type { Verdict, VerdictsRepository } from './verdicts.repository.ts'
import type { ChainLook, WalletChainsRepository } from './wallet-chains.repository.ts'
import type { WalletsRepository } from './wallets.repository.ts'

type Soon<T> = T | Promise<T>

/**
 * What every call of a signed-in person asks for, from memory: changes made by this process are seen at the next call,
 * those of others within a second. What did not change is the same object each time. For reading only: whatever
 * decides about a change asks the repositories.
 */
export interface Recent {
  signedIn(sessionId: string): Soon<SignedIn | undefined>
  /** The holder of a token, also of one that has ended; when it was last used is as of the moment it was read. */
  tokenHolder(hash: string): Soon<TokenHolder | undefined>
  tracks(userId: string, address: string): Soon<boolean>
  /** With labels and tags, oldest first. */
  tracked(userId: string): Soon<readonly TrackedWallet[]>
  /** Oldest first. */
  verdicts(userId: string): Soon<readonly Verdict[]>
  ledgerVersion(wallet: WalletKey): Soon<string | null>
  /** What looks at an address, in lower case, told of its chains. */
  chainsOf(address: string): Soon<readonly ChainLook[]>
}

interface Watched {
  sessions: SessionsRepository
  accessTokens: AccessTokensRepository
  users: UsersRepository
  wallets: WalletsRepository
  verdicts: VerdictsRepository
  ledgers: LedgersRepository
  walletChains: WalletChainsRepository
}

/** Keeps for a moment what is asked at every call. The repositories that it gives back make it forget what they change. */
export function keepRecent(given: Watched, now: () => number): Watched & { recent: Recent } {
  const { sessions, accessTokens, users, wallets, verdicts, ledgers, walletChains } = given
  const signedIn = createShortCache({ ask: sessions.find, now })
  const tokenHolder = createShortCache({ ask: accessTokens.find, now })
  const tracks = createShortCache({ now, ask: (key) => wallets.has(...toPair(key)) })
  const tracked = createShortCache<readonly TrackedWallet[]>({ ask: wallets.listTracked, now })
  const decided = createShortCache<readonly Verdict[]>({ ask: verdicts.list, now })
  const looks = createShortCache<readonly ChainLook[]>({ ask: walletChains.list, now })
  const versions = createShortCache({ now, ask: (key) => ledgers.getVersion(toWallet(key)) })

  /** Also where the change failed: nobody knows how far it came. */
  async function change<T>(work: Promise<T>, forget: () => void): Promise<T> {
    try {
      return await work
    } finally {
      forget()
    }
  }
  const forgetWallet = (userId: string, address: string) => () => {
    tracks.forget(toKey(userId, address))
    tracked.forget(userId)
  }
  const forgetPeople = () => {
    for (const moment of [signedIn, tokenHolder, tracks, tracked, decided]) moment.forgetAll()
  }

  return {
    recent: {
      signedIn: signedIn.get,
      tokenHolder: tokenHolder.get,
      tracks: (userId, address) => tracks.get(toKey(userId, address)),
      tracked: tracked.get,
      verdicts: decided.get,
      chainsOf: looks.get,
      ledgerVersion: (wallet) => versions.get(toWalletId(wallet)),
    },
    sessions: {
      ...sessions,
      create: (session) => change(sessions.create(session), () => signedIn.forget(session.id)),
      rotate: (id, tokens, times) => change(sessions.rotate(id, tokens, times), () => signedIn.forget(id)),
      remove: (id) => change(sessions.remove(id), () => signedIn.forget(id)),
      removeOfUser: (userId, id) => change(sessions.removeOfUser(userId, id), () => signedIn.forget(id)),
      removeAllOfUser: (userId, exceptId) =>
        change(sessions.removeAllOfUser(userId, exceptId), signedIn.forgetAll),
      removeExpired: (time) => change(sessions.removeExpired(time), signedIn.forgetAll),
    },
    accessTokens: {
      ...accessTokens,
      create: (token, most) => change(accessTokens.create(token, most), () => tokenHolder.forget(token.hash)),
      removeOfUser: (userId, id) => change(accessTokens.removeOfUser(userId, id), tokenHolder.forgetAll),
      removeAllOfUser: (userId) => change(accessTokens.removeAllOfUser(userId), tokenHolder.forgetAll),
      removeExpired: (time) => change(accessTokens.removeExpired(time), tokenHolder.forgetAll),
    },
    users: {
      ...users,
      setRole: (id, role) =>
        change(users.setRole(id, role), () => {
          signedIn.forgetAll()
          tokenHolder.forgetAll()
        }),
      remove: (id) => change(users.remove(id), forgetPeople),
    },
    wallets: {
      ...wallets,
      add: (userId, address, details) =>
        change(wallets.add(userId, address, details), forgetWallet(userId, address)),
      update: (userId, address, details) =>
        change(wallets.update(userId, address, details), forgetWallet(userId, address)),
      remove: (userId, address) => change(wallets.remove(userId, address), forgetWallet(userId, address)),
      restore: (userId, address) => change(wallets.restore(userId, address), forgetWallet(userId, address)),
    },
    verdicts: {
      ...verdicts,
      add: (userId, asset, verdict) =>
        change(verdicts.add(userId, asset, verdict), () => decided.forget(userId)),
    },
    ledgers: {
      ...ledgers,
      save: (wallet, reading, fromBlock) =>
        change(ledgers.save(wallet, reading, fromBlock), () => versions.forget(toWalletId(wallet))),
      forget: (wallet, readBefore) =>
        change(ledgers.forget(wallet, readBefore), () => versions.forget(toWalletId(wallet))),
    },
    walletChains: {
      ...walletChains,
      save: (wallet, look) => change(walletChains.save(wallet, look), () => looks.forget(wallet.address)),
      forget: (address, lookedBefore) =>
        change(walletChains.forget(address, lookedBefore), () => looks.forget(address)),
    },
  }
}

/** Neither ids nor addresses have a space. */
const toKey = (userId: string, address: string) => `${userId} ${address.toLowerCase()}`

function toPair(key: string): [userId: string, address: string] {
  const [userId = '', address = ''] = key.split(' ')
  return [userId, address]
}

function toWallet(id: string): WalletKey {
  const [chainId, address = ''] = id.split(':')
  return { chainId: Number(chainId), address }
}
