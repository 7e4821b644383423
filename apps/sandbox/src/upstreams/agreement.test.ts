import { type Address, erc20Abi, erc721Abi, getAddress, parseAbiItem } from 'viem'
import { describe, expect, it } from 'vitest'
import { demoWallets, wallets } from '../catalogue/wallets.ts'
import { useSandbox } from '../testing/use-sandbox.ts'

const sandboxed = useSandbox()
const client = () => sandboxed.sandbox.chain.client
const transferEvent = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const tokensOf = async (wallet: Address) =>
  (await sandboxed.get(`/moralis/api/v2.2/wallets/${wallet}/tokens?chain=eth`))
    .result as unknown as MoralisToken[]
const balancesOf = async (wallet: Address) =>
  (await sandboxed.get(`/blockscout/api/v2/addresses/${wallet}/tokens?type=ERC-20`))
    .items as unknown as BlockscoutBalance[]

interface MoralisToken {
  token_address: Address
  symbol: string | null
  name: string | null
  decimals: number | null
  balance: string
}

interface BlockscoutBalance {
  value: string
  token: { address_hash: Address; symbol: string | null; name: string | null; decimals: string | null }
}

async function moralisTransfers(wallet: Address): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = []
  for (let cursor = ''; ; ) {
    const page = await sandboxed.get(
      `/moralis/api/v2.2/${wallet}/erc20/transfers?chain=eth&limit=20&cursor=${cursor}`,
    )
    rows.push(...(page.result as unknown as Record<string, string>[]))
    if (!page.cursor) return unique(rows, (row) => `${row.transaction_hash}:${row.log_index}`)
    cursor = page.cursor
  }
}

async function blockscoutTransfers(wallet: Address) {
  const rows: BlockscoutTransfer[] = []
  for (let next: Record<string, string> | null = {}; next; ) {
    const query: string = new URLSearchParams({ type: 'ERC-20', ...next }).toString()
    const page = await sandboxed.get(`/blockscout/api/v2/addresses/${wallet}/token-transfers?${query}`)
    rows.push(...(page.items as unknown as BlockscoutTransfer[]))
    next = page.next_page_params as Record<string, string> | null
  }
  return rows
}

interface BlockscoutTransfer {
  transaction_hash: string
  log_index: number
  block_number: number
  block_hash: string
  timestamp: string
  from: { hash: Address }
  to: { hash: Address }
  token: { address_hash: Address }
  total: { value: string; decimals: string | null }
}

function unique<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

describe.each(demoWallets.map(({ name, address }) => ({ name, address })))(
  'the wallet $name',
  ({ address }) => {
    it('has the same token balances at Moralis, at Blockscout and on the node', async () => {
      const moralis = (await tokensOf(address)).filter((row) => row.token_address !== native)
      const blockscout = await balancesOf(address)
      expect(moralis.length).toBeGreaterThanOrEqual(4)
      expect(blockscout.map((row) => row.token.address_hash.toLowerCase()).sort()).toEqual(
        moralis.map((row) => row.token_address).sort(),
      )
      for (const row of moralis) {
        const other = blockscout.find(({ token }) => token.address_hash.toLowerCase() === row.token_address)
        const balance = await client().readContract({
          address: row.token_address,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        })
        expect(row.balance).toBe(balance.toString())
        expect(other).toMatchObject({
          value: balance.toString(),
          token: {
            symbol: row.symbol,
            name: row.name,
            decimals: row.decimals === null ? null : String(row.decimals),
          },
        })
        const decimals = await client()
          .readContract({ address: row.token_address, abi: erc20Abi, functionName: 'decimals' })
          .catch(() => null)
        expect(row.decimals).toBe(decimals)
      }
    })

    it('has the same ether everywhere', async () => {
      const balance = (await client().getBalance({ address })).toString()
      const ether = (await tokensOf(address)).find((row) => row.token_address === native)
      expect(ether).toMatchObject({ balance, symbol: 'ETH', decimals: 18, native_token: true })
      expect(await sandboxed.get(`/blockscout/api/v2/addresses/${address}`)).toMatchObject({
        coin_balance: balance,
        hash: address,
      })
    })

    it('has the same transfers everywhere, field by field', async () => {
      const range = { event: transferEvent, fromBlock: 0n, strict: true } as const
      const logs = unique(
        [
          ...(await client().getLogs({ ...range, args: { from: address } })),
          ...(await client().getLogs({ ...range, args: { to: address } })),
        ],
        (log) => `${log.transactionHash}:${log.logIndex}`,
      ).sort((left, right) => Number(right.blockNumber - left.blockNumber) || right.logIndex - left.logIndex)
      const moralis = await moralisTransfers(address)
      const blockscout = await blockscoutTransfers(address)

      expect(
        moralis.map((row) => [
          row.transaction_hash,
          row.log_index,
          row.block_number,
          row.block_hash,
          row.address,
          row.from_address,
          row.to_address,
          row.value,
        ]),
      ).toEqual(
        logs.map((log) => [
          log.transactionHash,
          log.logIndex,
          String(log.blockNumber),
          log.blockHash,
          log.address,
          log.args.from.toLowerCase(),
          log.args.to.toLowerCase(),
          String(log.args.value),
        ]),
      )
      expect(
        blockscout.map((row) => [
          row.transaction_hash,
          row.log_index,
          row.block_number,
          row.block_hash,
          row.token.address_hash,
          row.from.hash,
          row.to.hash,
          row.total.value,
        ]),
      ).toEqual(
        logs.map((log) => [
          log.transactionHash,
          log.logIndex,
          Number(log.blockNumber),
          log.blockHash,
          getAddress(log.address),
          log.args.from,
          log.args.to,
          String(log.args.value),
        ]),
      )
      expect(moralis.map((row) => Date.parse(row.block_timestamp ?? ''))).toEqual(
        blockscout.map((row) => Date.parse(row.timestamp)),
      )
      const newest = await client().getBlock({ blockNumber: logs[0]?.blockNumber ?? 0n })
      expect(Date.parse(moralis[0]?.block_timestamp ?? '')).toBe(Number(newest.timestamp) * 1000)
    })

    it('has the same NFTs everywhere, and owns them on the node', async () => {
      const moralis = (await sandboxed.get(`/moralis/api/v2.2/${address}/nft?chain=eth`))
        .result as unknown as Record<string, string>[]
      const blockscout = (
        await sandboxed.get(`/blockscout/api/v2/addresses/${address}/nft?type=ERC-721,ERC-1155`)
      ).items as unknown as { id: string; token: { address_hash: string; name: string } }[]
      expect(moralis.length).toBeGreaterThan(0)
      expect(blockscout.map(({ id, token }) => [id, token.address_hash.toLowerCase(), token.name])).toEqual(
        moralis.map((row) => [row.token_id, row.token_address, row.name]),
      )
      for (const { token_address, token_id } of moralis) {
        const owner = await client().readContract({
          address: token_address as Address,
          abi: erc721Abi,
          functionName: 'ownerOf',
          args: [BigInt(token_id ?? 0)],
        })
        expect(owner).toBe(address)
      }
    })
  },
)

it('shows a transfer just sent to every stand-in, exact to the last base unit', async () => {
  const { chain, demo } = sandboxed.sandbox
  const token = demo.tokens.DAI as Address
  const [before] = (await tokensOf(demo.address)).filter((row) => row.symbol === 'DAI')
  const value = 9_007_199_254_740_993n
  const sent = await chain.transfer({ token, to: demo.address, value })
  const [after] = (await tokensOf(demo.address)).filter((row) => row.symbol === 'DAI')

  expect(BigInt(after?.balance ?? 0) - BigInt(before?.balance ?? 0)).toBe(value)
  expect((await balancesOf(demo.address)).find((row) => row.token.symbol === 'DAI')?.value).toBe(
    after?.balance,
  )
  const expected = { transaction_hash: sent.transactionHash, log_index: sent.logIndex }
  expect((await moralisTransfers(demo.address))[0]).toMatchObject({
    ...expected,
    value: String(value),
    from_address: demo.counterparty.toLowerCase(),
  })
  expect((await blockscoutTransfers(demo.address))[0]).toMatchObject({
    ...expected,
    total: { value: String(value), decimals: '18' },
  })
})

it('sends ether and shows it', async () => {
  const { chain, demo } = sandboxed.sandbox
  const before = await chain.balanceOf('native', demo.address)
  await chain.transfer({ token: 'native', to: demo.address, value: 1n })
  expect(await chain.balanceOf('native', demo.address)).toBe(before + 1n)
  expect(await sandboxed.get(`/blockscout/api/v2/addresses/${demo.address}`)).toMatchObject({
    coin_balance: String(before + 1n),
  })
})

it('keeps rows apart that share a transaction, and shows a transfer to oneself once', async () => {
  const rows = await moralisTransfers(wallets.main.address)
  const hashes = rows.map((row) => row.transaction_hash)
  expect(new Set(hashes).size).toBeLessThan(rows.length)
  expect(rows.filter((row) => row.from_address === row.to_address)).toHaveLength(2)
})
