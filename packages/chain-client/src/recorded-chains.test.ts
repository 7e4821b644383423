import { chains } from '@pkg/chains'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { transactionFee } from './fees/transaction-fee.ts'
import { toNativeMovements, transactionRow, withdrawalRow } from './providers/blockscout/movements.ts'
import { defillama } from './providers/defillama/defillama.ts'
import { rawReceipt, rawTransaction, toPaidReceipt } from './providers/ethereum-rpc/raw-transaction.ts'
import { toCoinMovements } from './providers/ethereum-rpc/to-coin-movements.ts'
import { createStub } from './testing/create-stub.ts'
import { hasRecordedChains, readRecordedChain } from './testing/find-recorded.ts'
import { filled, knownChain, openProvider } from './testing/open-provider.ts'

const resultOf = (file: string) => z.object({ result: z.unknown() }).parse(readRecordedChain(file)).result

/** A transaction as a node told it. Where only its receipt was recorded, that names sender and type. */
function readNode(name: string, isAlone = false) {
  const receipt = resultOf(`rpc/receipt_${name}.json`)
  const bare = { hash: `0x${'00'.repeat(32)}`, value: '0x0', ...(receipt as object) }
  const transaction = isAlone ? bare : resultOf(`rpc/tx_${name}.json`)
  return { transaction: rawTransaction.parse(transaction), receipt: rawReceipt.parse(receipt) }
}

const moment = { block: 1, at: 2 }

describe.skipIf(!hasRecordedChains)('recorded transactions', () => {
  // Gas used times its price, and the fee for Ethereum's data where the receipt has one, computed apart.
  test.each([
    [8453, 'base_node_daFootprint', 135_551_059_472n, true],
    [8453, 'base_126_deposit_to_other', 0n, true],
    [10, 'optimism_0x7e_with_mint', 0n, true],
    [10, 'optimism_126_relayMessage', 0n, true],
    [10, 'optimism_0xa483_plain', 27_766_000_000n, false],
    [42_161, 'arbitrum_0x2', 1_382_891_214_000n, true],
    [42_161, 'arbitrum_0x64_deposit', 0n, true],
    [42_161, 'arbitrum_0x78_classic', 4_837_361_147_684_450n, true],
    [42_161, 'arbitrum_value_and_internal', 64_653_500_000_000n, true],
    [137, 'polygon_internal_logs', 180_113_000_000_000n, true],
    [137, 'polygon_native_logs', 1_886_019_818_181_480n, true],
    [100, 'gnosis_value', 362_477_400_000_000n, true],
    [56, 'bnb_value', 56_252_000_000_000n, true],
    [534_352, 'scroll_value_l1fee', 199_290_832_110_225n, true],
    [534_352, 'scroll_0x7e_l1message', 0n, true],
  ])('on chain %i %s cost %s', (id, name, amount, complete) => {
    const { transaction, receipt } = readNode(name)
    expect(transactionFee(knownChain(id), toPaidReceipt(transaction, receipt))).toMatchObject({
      amount,
      complete,
    })
  })

  test.each([
    // The proxy of an index leaves the fee for Ethereum's data out: it is 9,116,232,570 more, by the index itself.
    [8453, 'base_two_internal', 2_415_918_372_834n, false],
    [10, 'optimism_l1fee_2', 11_772_343_147_732n, true],
    // The logs of the coin: 0.06 to the bootloader, 0.0525 and 0.0072160195 back.
    [324, 'zksync_fee_as_transfers', 283_980_500_000_000n, true],
  ])('on chain %i %s cost %s by its receipt alone', (id, name, amount, complete) => {
    const { transaction, receipt } = readNode(name, true)
    expect(transactionFee(knownChain(id), toPaidReceipt(transaction, receipt))).toMatchObject({
      amount,
      complete,
    })
  })

  test('a deposit of OP Mainnet brings its sender what it passes on', () => {
    const { transaction, receipt } = readNode('optimism_0x7e_with_mint')
    const moved = toCoinMovements(knownChain(10), '0x36bde71c97b33cc4729cf772ae268934f7ab70b2', {
      ...{ transaction, receipt, ...moment },
    })
    expect(moved.map(({ id, kind, amount }) => [id.split(':')[1], kind, amount])).toEqual([
      ['mint', 'native', 100_000_000_000_000_000n],
      ['value', 'native', -100_000_000_000_000_000n],
    ])
  })

  test('ether bridged to Arbitrum comes to its receiver, and leaves nobody', () => {
    const row = { ...readNode('arbitrum_0x64_deposit'), ...moment }
    const on = knownChain(42_161)
    expect(toCoinMovements(on, '0x4e7df0fda2d203f5dfbaa34b9fb64dde5133196e', row)).toMatchObject([
      { kind: 'native', amount: 8_374_552_015_335_015n },
    ])
    expect(toCoinMovements(on, '0x5f8ef0fda2d203f5dfbaa34b9fb64dde51332a7f', row)).toEqual([])
  })

  test.each([
    [8453, 'base_two_internal', 2_425_034_605_404n],
    [8453, 'base_instance_host', 40_585_747_866_289n],
    [10, 'optimism_0xa483_plain', 47_752_754_907_448n],
    [10, 'optimism_l1fee_2', 11_772_343_147_732n],
  ])('an index of chain %i tells the whole fee of %s', (id, name, fee) => {
    const row = transactionRow.parse(readRecordedChain(`blockscout/v2_transaction_${name}.json`))
    const gas = toNativeMovements(knownChain(id), row.from.hash, row).filter(({ kind }) => kind === 'gas')
    expect(gas).toMatchObject([{ amount: -fee }])
    expect(gas[0]).not.toHaveProperty('incomplete')
  })

  test.each([
    ['base_126_deposit_to_other', 8453],
    ['optimism_126_relayMessage', 10],
  ])('an index tells a deposit (%s) without a fee', (name, id) => {
    const row = transactionRow.parse(readRecordedChain(`blockscout/v2_transaction_${name}.json`))
    expect(toNativeMovements(knownChain(id), row.from.hash, row).map(({ kind }) => kind)).toEqual(['native'])
  })

  test('withdrawals of the beacon chain are read to the smallest unit', () => {
    const pages = [1, 2].map((page) =>
      z
        .object({ items: z.array(withdrawalRow) })
        .parse(readRecordedChain(`beacon/blockscout_withdrawals_0x23f0_page${page}.json`)),
    )
    const amounts = pages.flatMap(({ items }) => items).map(({ amount }) => BigInt(amount))
    expect(amounts).toHaveLength(52)
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(32_917_496_634_000_000_000n)
  })

  test.each([
    [8453, 'base_usdm', '0x59d9356e565ab3a36dd77763fc0d87feaf85508c', 0.9993996025290227],
    [10, 'optimism_vault_share', '0xc55e93c62874d8100dbd2dfe307edc1036ad5434', 56.45871866002604],
  ])('a price of chain %i (%s) is asked for by the name of the chain', async (id, name, contract, usd) => {
    const stub = await createStub(() => ({
      body: readRecordedChain(`defillama/prices_current_${name}.json`),
    }))
    const opened = openProvider(defillama, { DEFILLAMA_URL: stub.url }, undefined, knownChain(id))
    const quotes = await filled(opened.ports.prices).getPrices([`${id}:${contract}`])
    await Promise.all([opened.close(), stub.close()])
    expect(quotes.get(`${id}:${contract}`)?.usd).toBe(usd)
    expect(stub.asked).toEqual([`/prices/current/${knownChain(id).names.defiLlama}:${contract}`])
  })
})

test.skipIf(!hasRecordedChains)(
  'entries say of which chains Moralis tells positions as the vendor does',
  () => {
    const row = z.object({ chainID: z.string(), defiApi: z.boolean() })
    const known = z.array(row).parse(readRecordedChain('moralis/chains_and_capabilities.json'))
    const told = new Map(known.map(({ chainID, defiApi }) => [Number.parseInt(chainID, 16), defiApi]))
    expect(chains.map(({ id, moralisPositions }) => [id, moralisPositions])).toEqual(
      chains.map(({ id }) => [id, told.get(id) ?? false]),
    )
  },
)
