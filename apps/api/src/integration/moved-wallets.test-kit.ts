import { createRandom, type Sandbox } from '@app/sandbox'
import * as artifacts from '@app/sandbox/artifacts'
import { DAY_MS, HOUR_MS, type TransactionKind } from '@pkg/api-contract'
import { type Address, encodeFunctionData, getAddress, type Hash, type Hex, numberToHex } from 'viem'

const ETHER = 10n ** 18n
const at = (digits: string) => getAddress(`0x${digits.padStart(40, '0')}`)
const [ada, bo, cy] = [at('ada0001'), at('b0b0002'), at('c1c0003')] as const
/** The wallets of the person. */
export const ownWallets = [ada, bo, cy]
const [router, market, feeToken, collection] = [
  at('70f7e401'),
  at('3a48e702'),
  at('fee70ce4'),
  at('5a11ec7ed'),
]

type Asset = Address | 'native'
/** What a transaction did: to an account, which for wrapped ether is the wallet with a sign behind it. */
interface Effect {
  does: 'in' | 'out' | 'move'
  asset: Asset
  tokenId?: bigint
  amount: bigint
  from: string
  to: string
}

interface Step {
  from: Address
  to: Address
  data?: Hex
  value?: bigint
  was: TransactionKind
  effects: Effect[]
  fails?: boolean
}

/** A transaction that was mined, with what it was and did as its script knows it. */
export interface Moved extends Step {
  hash: Hash
  /** In wei. */
  fee: bigint
  /** Milliseconds since 1970. */
  at: number
}

const came = (to: string, asset: Asset, amount: bigint, tokenId?: bigint): Effect => ({
  ...{ does: 'in', asset, amount, from: '', to },
  ...(tokenId !== undefined && { tokenId }),
})
const went = (from: string, asset: Asset, amount: bigint, tokenId?: bigint): Effect => ({
  ...{ does: 'out', asset, amount, from, to: '' },
  ...(tokenId !== undefined && { tokenId }),
})
const moved = (from: string, to: string, asset: Asset, amount: bigint): Effect => ({
  ...{ does: 'move', asset, amount, from, to },
})
const wrappedOf = (wallet: Address) => `${wallet}#`

const call = (functionName: 'transfer' | 'approve' | 'transferFrom' | 'mint', ...args: unknown[]) =>
  encodeFunctionData({ abi: artifacts.sandboxToken.abi, functionName, args } as never)
const piece = (functionName: 'mint' | 'approve' | 'transferFrom', ...args: unknown[]) =>
  encodeFunctionData({ abi: artifacts.onChainCollection.abi, functionName, args } as never)
const run = (...steps: { to: Address; value?: bigint; data?: Hex }[]) =>
  encodeFunctionData({
    abi: artifacts.errand.abi,
    functionName: 'run',
    args: [steps.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))],
  })
const wrapping = (functionName: 'deposit' | 'withdraw', ...args: bigint[]) =>
  encodeFunctionData({ abi: artifacts.wrappedEther.abi, functionName, args } as never)

/** A piece of the collection that the person has at the end. */
export interface OwnPiece {
  id: bigint
  owner: Address
}

/** Moves three wallets about on the chain of a sandbox, by chance from a seed: each shape once, then any of them. */
export async function moveWallets(
  sandbox: Sandbox,
  { seed, count }: { seed: string; count: number },
): Promise<{ all: Moved[]; left: readonly OwnPiece[]; now: number }> {
  const { chain, demo } = sandbox
  const { client } = chain
  const stranger = demo.counterparty
  const token = (symbol: string) => demo.tokens[symbol] as Address
  const [usdc, link, uni, weth] = [token('USDC'), token('LINK'), token('UNI'), token('WETH')] as const
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[random.integer(0, list.length - 1)] as T
  /** A part of an amount, with all of its digits. */
  const part = (of: bigint) => (of * BigInt(random.integer(1, 900_000_007))) / 1_000_000_007n
  const held = (asset: Asset, wallet: Address) => chain.balanceOf(asset, wallet)
  const isRich = async (wallet: Address, ether = ETHER) => (await held('native', wallet)) > ether
  const all: Moved[] = []
  const pieces: OwnPiece[] = []
  let now = sandbox.now().getTime()
  let lastPiece = 100n

  /** Into one block. */
  async function mine(steps: readonly Step[]): Promise<void> {
    now += Math.floor(random.fraction() * 3 * DAY_MS) + HOUR_MS
    await sandbox.setClock(now)
    await client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(now / 1_000)) })
    const hashes = await Promise.all(
      steps.map(({ from, to, data, value = 0n }) =>
        client.request<{ Parameters: [object]; ReturnType: Hash }>({
          method: 'eth_sendTransaction',
          params: [{ from, to, data, value: numberToHex(value), gas: numberToHex(500_000n) }],
        }),
      ),
    )
    await client.mine({ blocks: 1 })
    for (const [index, step] of steps.entries()) {
      const hash = hashes[index] as Hash
      const { status, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
      if ((status === 'reverted') !== (step.fails ?? false)) throw new Error(`${step.was} went otherwise`)
      all.push({ ...step, hash, fee: gasUsed * effectiveGasPrice, at: Math.floor(now / 1_000) * 1_000 })
    }
  }

  const send = (from: Address, to: Address, asset: Asset, amount: bigint) =>
    asset === 'native' ? { from, to, value: amount } : { from, to: asset, data: call('transfer', to, amount) }
  const approve = (from: Address, asset: Address, amount: bigint): Step => ({
    ...{ from, to: asset, data: call('approve', router, amount), was: 'approval', effects: [] },
  })
  const receive = (wallet: Address, asset: Asset, amount: bigint): Step => ({
    ...send(stranger, wallet, asset, amount),
    ...{ was: 'received', effects: [came(wallet, asset, amount)] },
  })

  const shapes: readonly (() => Promise<Step[] | null>)[] = [
    async () => [receive(pick(ownWallets), 'native', part(5n * ETHER))],
    // Two receipts in one block.
    async () => {
      const wallet = pick(ownWallets)
      return [receive(wallet, 'native', part(ETHER)), receive(wallet, 'native', part(ETHER))]
    },
    async () => [receive(pick(ownWallets), usdc, part(4_000_000_000n))],
    // A contract passes it on.
    async () => {
      const [to, value] = [pick(ownWallets), part(3n * ETHER)]
      const data = run({ to, value })
      return [
        { from: stranger, to: router, value, data, was: 'received', effects: [came(to, 'native', value)] },
      ]
    },
    // Ether for a token, whose receiver may be another wallet of the person, or for two tokens.
    async () => {
      const [from, to, value] = [pick(ownWallets), pick(ownWallets), part(ETHER)]
      if (!(await isRich(from, 3n * ETHER))) return null
      const got = (value * BigInt(random.integer(130, 170))) / 1n
      const data = run({ to: link, data: call('transfer', to, got) })
      const effects = [went(from, 'native', value), came(to, link, got)]
      return [{ from, to: router, value, data, was: 'swap', effects }]
    },
    async () => {
      const [from, value] = [pick(ownWallets), part(ETHER / 2n)]
      if (!(await isRich(from, 2n * ETHER))) return null
      const [dollars, links] = [(value * 1_500n) / 10n ** 12n, value * 70n]
      const data = run(
        { to: usdc, data: call('transfer', from, dollars) },
        { to: link, data: call('transfer', from, links) },
      )
      const effects = [went(from, 'native', value), came(from, usdc, dollars), came(from, link, links)]
      return [{ from, to: router, value, data, was: 'swap', effects }]
    },
    // A token for ether, approved in the same block.
    async () => {
      const [from, asset] = [pick(ownWallets), pick([usdc, link])]
      const amount = part(await held(asset, from))
      if (amount === 0n || !(await isRich(from, ETHER / 10n))) return null
      const got = asset === usdc ? (amount * 10n ** 12n) / 3_100n : amount / 160n
      const data = run(
        { to: asset, data: call('transferFrom', from, router, amount) },
        { to: from, value: got },
      )
      const effects = [went(from, asset, amount), came(from, 'native', got)]
      return [approve(from, asset, amount), { from, to: router, data, was: 'swap', effects }]
    },
    async () => {
      const [from, to] = pick([
        [ada, bo],
        [bo, cy],
        [cy, ada],
      ] as const)
      const asset = pick(['native', usdc, link] as const)
      const rest = asset === 'native' ? ETHER : 0n
      const amount = part((await held(asset, from)) - rest)
      if (amount <= 0n || !(await isRich(from, ETHER / 10n))) return null
      return [
        {
          ...send(from, to, asset, amount),
          was: 'own-transfer',
          effects: [moved(from, to, asset, amount)],
        },
      ]
    },
    // A contract moves it between two wallets, and a third one pays for that.
    async () => {
      const amount = part(await held(usdc, ada))
      if (amount === 0n || !(await isRich(ada)) || !(await isRich(cy))) return null
      const data = run({ to: usdc, data: call('transferFrom', ada, bo, amount) })
      const effects = [moved(ada, bo, usdc, amount)]
      return [approve(ada, usdc, amount), { from: cy, to: router, data, was: 'own-transfer', effects }]
    },
    async () => {
      const [wallet, asset] = [pick(ownWallets), pick(['native', usdc] as const)]
      const amount = part(asset === usdc ? await held(usdc, wallet) : ETHER / 3n)
      if (amount <= 0n || !(await isRich(wallet))) return null
      return [{ ...send(wallet, wallet, asset, amount), was: 'own-transfer', effects: [] }]
    },
    async () => {
      const [from, value] = [pick(ownWallets), part(ETHER)]
      if (!(await isRich(from, 3n * ETHER))) return null
      const effects = [moved(from, wrappedOf(from), 'native', value)]
      return [{ from, to: weth, value, data: wrapping('deposit'), was: 'wrap', effects }]
    },
    async () => {
      const from = pick(ownWallets)
      const amount = part(await held(weth, from))
      if (amount === 0n || !(await isRich(from, ETHER / 10n))) return null
      const effects = [moved(wrappedOf(from), from, 'native', amount)]
      return [{ from, to: weth, data: wrapping('withdraw', amount), was: 'unwrap', effects }]
    },
    async () => {
      const from = pick(ownWallets)
      const amount = part(await held(weth, from))
      if (amount === 0n || !(await isRich(from, ETHER / 10n))) return null
      const got = amount * 150n
      const data = run(
        { to: weth, data: call('transferFrom', from, router, amount) },
        { to: link, data: call('transfer', from, got) },
      )
      const effects = [went(wrappedOf(from), 'native', amount), came(from, link, got)]
      return [approve(from, weth, amount), { from, to: router, data, was: 'swap', effects }]
    },
    async () => {
      const from = pick(ownWallets)
      if (!(await isRich(from))) return null
      const data = run({ to: usdc, data: call('transferFrom', stranger, from, 5n) })
      return [{ from, to: router, value: ETHER / 10n, data, was: 'failed', fails: true, effects: [] }]
    },
    async () => {
      const [from, asset] = [pick(ownWallets), pick(['native', link] as const)]
      const amount = part((await held(asset, from)) / 8n)
      if (amount === 0n || !(await isRich(from, ETHER / 2n))) return null
      return [{ ...send(from, stranger, asset, amount), was: 'sent', effects: [went(from, asset, amount)] }]
    },
    async () => {
      const [wallet, amount] = [pick(ownWallets), part(300n * ETHER)]
      const data = call('mint', wallet, amount)
      return [{ from: stranger, to: uni, data, was: 'airdrop', effects: [came(wallet, uni, amount)] }]
    },
    async () => {
      const [from, value] = [pick(ownWallets), part(ETHER / 2n)]
      if (!(await isRich(from, 2n * ETHER))) return null
      lastPiece += 1n
      pieces.push({ id: lastPiece, owner: from })
      const data = run({ to: collection, data: piece('transferFrom', market, from, lastPiece) })
      const effects = [went(from, 'native', value), came(from, collection, 1n, lastPiece)]
      return [{ from, to: market, value, data, was: 'nft-bought', effects }]
    },
    async () => {
      const sold = pieces.at(-1)
      if (sold === undefined || !(await isRich(sold.owner, ETHER / 10n))) return null
      pieces.pop()
      const { id, owner } = sold
      const value = part(ETHER)
      const data = run(
        { to: collection, data: piece('transferFrom', owner, stranger, id) },
        { to: owner, value },
      )
      const allow = piece('approve', market, id)
      const effects = [went(owner, collection, 1n, id), came(owner, 'native', value)]
      return [
        { from: owner, to: collection, data: allow, was: 'approval', effects: [] },
        { from: stranger, to: market, value, data, was: 'nft-sold', effects },
      ]
    },
    // Of a hundred that leave one wallet ninety-seven come to the other, and three stay with the token.
    async () => {
      const amount = part(1_000n * ETHER)
      const data = call('mint', ada, amount)
      return [{ from: stranger, to: feeToken, data, was: 'airdrop', effects: [came(ada, feeToken, amount)] }]
    },
    async () => {
      const amount = part(await held(feeToken, ada))
      const kept = (amount * 3n) / 100n
      if (kept === 0n || !(await isRich(ada, ETHER / 10n))) return null
      const effects = [moved(ada, bo, feeToken, amount - kept), went(ada, feeToken, kept)]
      return [{ ...send(ada, bo, feeToken, amount), was: 'sent', effects }]
    },
  ]

  const { errand, wrappedEther, feeToken: fees, onChainCollection } = artifacts
  const placed = [
    [router, errand],
    [market, errand],
    [weth, wrappedEther],
    [feeToken, fees],
    [collection, onChainCollection],
  ] as const
  for (const [address, { bytecode }] of placed) await client.setCode({ address, bytecode })
  for (const address of [router, weth]) await client.setBalance({ address, value: 10_000n * ETHER })
  const names = ['Keeps Three Percent', 'KEEP', 18] as const
  const abi = artifacts.sandboxToken.abi
  const named = encodeFunctionData({ abi, functionName: 'initialize', args: names })
  await chain.send({ from: stranger, to: feeToken, data: named })
  for (const to of [usdc, link])
    await chain.send({ from: stranger, to, data: call('mint', router, 10n ** 30n) })
  await client.setAutomine(false)
  for (const wallet of ownWallets) await mine([receive(wallet, 'native', 20n * ETHER + part(ETHER))])
  for (let turn = 0; turn < count; turn += 1) {
    const steps = await (shapes[turn] ?? pick(shapes))()
    const bought = steps?.find(({ was }) => was === 'nft-bought')
    if (bought) await makePiece(lastPiece)
    if (steps) await mine(steps)
  }
  await client.setAutomine(true)
  return { all, left: pieces, now }

  async function makePiece(id: bigint): Promise<void> {
    await client.setAutomine(true)
    await chain.send({ from: stranger, to: collection, data: piece('mint', market, id) })
    await client.setAutomine(false)
  }
}
