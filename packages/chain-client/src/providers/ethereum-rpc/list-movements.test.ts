import { createTestClient, type Hex, http, numberToHex, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, expect, test } from 'vitest'
import type { Address } from '../../ports/wallet-data.ts'
import { filled, openProvider } from '../../testing/open-provider.ts'
import { startAnvil } from '../../testing/start-anvil.ts'
import { ethereumRpc } from './ethereum-rpc.ts'

const payer: Address = '0x00000000000000000000000000000000000b0551'
let wallets = 0

async function start() {
  const { url, stop } = await startAnvil('--chain-id', '1', '--auto-impersonate', '--accounts', '0')
  const node = createTestClient({ mode: 'anvil', chain: { ...foundry, id: 1 }, transport: http(url) }).extend(
    publicActions,
  )
  const opened = openProvider(ethereumRpc, { ETH_RPC_URLS: [url] })
  afterAll(stop)
  afterAll(opened.close)
  await node.setBalance({ address: payer, value: 10n ** 20n })
  return { node, movements: filled(opened.ports.movements) }
}

const world = await start()

const newWallet = () => {
  wallets += 1
  return numberToHex(0xa11ce0000n + BigInt(wallets), { size: 20 })
}

async function send(call: { to?: Address; data?: Hex; value?: bigint }): Promise<void> {
  const value = numberToHex(call.value ?? 0n)
  await world.node.request({
    method: 'eth_sendTransactionSync',
    params: [{ from: payer, ...call, value, gas: '0xf4240' }],
  } as never)
}

/** What moved, as its amounts, and that it is what the node says the wallet has. */
async function readMoved(wallet: Address): Promise<bigint[]> {
  const { movements } = await world.movements.listMovements(wallet)
  const amounts = movements.map(({ amount }) => amount)
  const sum = amounts.reduce((all, amount) => all + amount, 0n)
  expect(sum).toBe(await world.node.getBalance({ address: wallet }))
  return amounts
}

/** Code that sends coin on: CALL with a value of two bytes, whose outcome is dropped. */
const pay = (to: Address, value: number): string =>
  `600060006000600061${value.toString(16).padStart(4, '0')}73${to.slice(2)}5af150`

test('what a contract leaves to a wallet when it destroys itself comes to it', async () => {
  const wallet = newWallet()
  // SELFDESTRUCT to the wallet, as all that the creation of a contract does.
  await send({ data: `0x73${wallet.slice(2)}ff`, value: 1_000_077n })
  expect(await readMoved(wallet)).toEqual([1_000_077n])
})

test('what was passed on within a call that was taken back moved nothing', async () => {
  const wallet = newWallet()
  const [taker, giver] = [newWallet(), newWallet()]
  // One sends coin and reverts; the other calls it, and pays all the same.
  await world.node.setCode({ address: taker, bytecode: `0x${pay(wallet, 777)}60006000fd` })
  await world.node.setCode({ address: giver, bytecode: `0x${pay(taker, 0)}${pay(wallet, 9)}00` })
  await world.node.setBalance({ address: taker, value: 10_000n })
  await send({ to: giver, value: 5_000n })
  expect(await readMoved(wallet)).toEqual([9n])
  // A transaction that is taken back as a whole.
  await send({ to: taker })
  expect(await readMoved(wallet)).toEqual([9n])
})
