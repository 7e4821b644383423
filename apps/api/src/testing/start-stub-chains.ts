import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, HOUR_MS } from '@pkg/api-contract'
import { type Chain, chains } from '@pkg/chains'
import { type Listening, listen } from '@pkg/test-settings/listen.ts'
import { type Hex, keccak256, numberToHex, pad, toHex } from 'viem'

/** How the index or the node of a chain fails. */
export type StubFailure =
  /** The connection is closed without an answer. */
  | 'down'
  | 'hanging'
  /** A page for people instead of data. */
  | 'garbage'
  /** HTTP 500. */
  | 'broken'
  /** It tells of another chain, a node with that chain's number. */
  | 'elsewhere'
  /** It tells of another chain, a node with its own number. */
  | 'impostor'
  /** It stands at a block before anything had come. */
  | 'behind'
  /** A node that has stopped: its latest block is of when the stand-in was started. */
  | 'stopped'
  /** A node whose latest block is of tomorrow. */
  | 'early'
  /** A node that claims blocks that the chain cannot have yet. */
  | 'ahead'
  /** An index that was set up anew: it knows no wallet yet, or has read nothing of any. */
  | 'unknowing'
  | 'empty'
  /** A node that has blocks and no state: nothing stands anywhere, and nobody has anything. */
  | 'stateless'

/** A call that a stand-in got; of a node each of those that travelled in one request. */
interface StubCall {
  source: 'index' | 'node' | 'prices'
  /** Of prices null: they are of all chains. */
  chainId: number | null
  what: string
}

export interface StubChains extends Listening {
  env: Record<string, string>
  /** Every call, the oldest first. */
  calls: StubCall[]
  /** How many HTTP requests these travelled in, by `source chainId`. */
  requests: Map<string, number>
  /** What a wallet has on a chain: of the coin and of the first dollar of its entry, in base units. */
  heldOn(chainId: number): { coin: bigint; dollar: bigint }
  fail(chainId: number, source: 'index' | 'node', how: StubFailure | null): void
}

/** Prices never move, so that whatever moves in a figure comes from elsewhere. */
export const STUB_USD = { coin: 2_000, dollar: 1 }

const [HEAD, FAR_HEAD] = [160, 10 ** 9]
const BLOCK_MS = 6 * HOUR_MS
const [COIN_CAME, DOLLARS_CAME] = [40, 80]
const SENDER = `0x${'5e'.repeat(20)}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** What each contract may use of gas, by which the questions of a gathered call begin. */
const GAS_WORD = 2_000_000n.toString(16).padStart(64, '0')

/**
 * Stand-ins of the index and the node of every chain, and of a source of prices. On each chain the wallets were sent the
 * coin thirty days before `now` and a dollar token twenty days before it, each chain another amount; index and node tell the same.
 */
export async function startStubChains({
  wallets,
  now,
  clock = { time: now },
  latencyMs = 0,
  hosts = 'one',
}: {
  wallets: readonly string[]
  now: number
  /** When it is, where that moves on: the latest block of a node is of this moment. @default always `now` */
  clock?: { readonly time: number }
  /** How late every answer comes. @default 0 */
  latencyMs?: number
  /** Whether the indexes and nodes of all chains are one host, as a paid address for all is, or each chain's its own, as public ones are. @default 'one' */
  hosts?: 'one' | 'each'
}): Promise<StubChains> {
  const calls: StubCall[] = []
  const requests = new Map<string, number>()
  const failures = new Map<string, StubFailure>()
  const known = wallets.map((wallet) => wallet.toLowerCase() as Hex)
  const worlds = new Map(
    chains.map((chain, index) => [chain.id, createWorld(chain, index + 1, { known, now, clock })]),
  )
  const worldOf = (chainId: number) => worlds.get(chainId) as World
  /** Another chain than the one that is asked about, with other dollars. */
  const another = (chainId: number) => {
    const place = chains.findIndex(({ id }) => id === chainId)
    return worldOf(chains[(place + 1) % chains.length]?.id ?? chainId)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://stub')
    const [, source = '', id = '', ...rest] = url.pathname.split('/')
    const chainId = source === 'prices' ? null : Number(id)
    const key = chainId === null ? source : `${source} ${chainId}`
    requests.set(key, (requests.get(key) ?? 0) + 1)
    const failure = failures.get(key)
    const body = await text(request)
    const note = (what: string) => calls.push({ source: source as StubCall['source'], chainId, what })
    if (latencyMs > 0) await sleep(latencyMs)
    if (chainId === null) {
      note(url.pathname.split('/')[2] ?? '')
      return send(response, tellPrices(url, now))
    }
    const isOfAnother = failure === 'elsewhere' || failure === 'impostor'
    const world = isOfAnother ? another(chainId) : worldOf(chainId)
    const number = failure === 'impostor' ? chainId : world.chain.id
    const head = failure === 'behind' ? COIN_CAME - 1 : failure === 'ahead' ? FAR_HEAD : HEAD
    const headAt = failure === 'stopped' ? now : failure === 'early' ? clock.time + DAY_MS : clock.time
    const questions = source === 'node' ? ([JSON.parse(body)].flat() as Question[]) : []
    if (source === 'node') for (const { method } of questions) note(method)
    else
      note(
        rest
          .slice(2)
          .join('/')
          .replace(/0x[0-9a-f]{40}/, ''),
      )
    if (failure === 'hanging') return
    if (failure === 'down') return destroy(request)
    if (failure === 'broken') return send(response, { message: 'Something went wrong' }, 500)
    if (failure === 'garbage') return send(response, '<html>Just a moment…</html>')
    if (failure === 'unknowing') return send(response, { message: 'Not found' }, 404)
    if (failure === 'empty') return send(response, tellNothing(url.pathname))
    if (source === 'index') return send(response, world.index(rest.slice(2).join('/'), url.searchParams))
    const answers = questions.map(({ id: of, method, params = [] }) => ({
      ...{ jsonrpc: '2.0', id: of },
      ...(failure === 'stateless' && method in STATE
        ? { result: STATE[method] }
        : world.node(method, params, { head, headAt, number })),
    }))
    send(response, body.startsWith('[') ? answers : answers[0])
  }
  const start = () => listen(createServer(answer))
  const whole = await start()
  const apart = await Promise.all(
    chains.map(async ({ id }) => ({ id, host: hosts === 'each' ? await start() : whole })),
  )
  const { url } = whole
  return {
    ...whole,
    async close() {
      for (const host of new Set([whole, ...apart.map(({ host }) => host)])) await host.close()
    },
    calls,
    requests,
    heldOn: (chainId) => worldOf(chainId).held,
    fail(chainId, source, how) {
      if (how === null) failures.delete(`${source} ${chainId}`)
      else failures.set(`${source} ${chainId}`, how)
    },
    env: {
      CHAINS: chains.map(({ id }) => id).join(','),
      DEFILLAMA_URL: `${url}/prices`,
      ...Object.fromEntries(
        apart.map(({ id, host }) => [
          id === 1 ? 'ETH_RPC_URLS' : `ETH_RPC_URLS_${id}`,
          `${host.url}/node/${id}`,
        ]),
      ),
      BLOCKSCOUT_URL: `${url}/index/{chainId}/api/v2`,
      ...(hosts === 'each' &&
        Object.fromEntries(
          apart.map(({ id, host }) => [
            id === 1 ? 'BLOCKSCOUT_URL' : `BLOCKSCOUT_URL_${id}`,
            `${host.url}/index/${id}/api/v2`,
          ]),
        )),
    },
  }
}

interface Question {
  id: number
  method: string
  params?: unknown[]
}
type World = ReturnType<typeof createWorld>

function createWorld(
  chain: Chain,
  size: number,
  { known, now, clock }: { known: readonly Hex[]; now: number; clock: { readonly time: number } },
) {
  const [dollar] = chain.stablecoins
  if (dollar === undefined) throw new Error(`${chain.name} has no dollar`)
  const held = {
    coin: BigInt(size) * 10n ** 18n,
    dollar: BigInt(100 * size) * 10n ** BigInt(dollar.decimals),
  }
  const timeOf = (block: number, headAt = clock.time) =>
    block >= HEAD ? headAt : now - (HEAD - block) * BLOCK_MS
  const hashOf = (wallet: Hex, block: number) => keccak256(toHex(`${chain.id} ${wallet} ${block}`))
  const blockHash = (block: number) => keccak256(toHex(`${chain.id} ${block}`))
  const about = {
    ...{ address_hash: dollar.address, symbol: dollar.family, name: dollar.family, icon_url: null },
    ...{ decimals: String(dollar.decimals), type: 'ERC-20', exchange_rate: String(STUB_USD.dollar) },
  }
  const moment = (block: number) => ({
    block_number: block,
    timestamp: new Date(timeOf(block)).toISOString(),
  })
  const parties = (wallet: Hex) => ({ from: { hash: SENDER }, to: { hash: wallet } })

  function index(path: string, query: URLSearchParams): object {
    const wallet = (/0x[0-9a-f]{40}/.exec(path)?.[0] ?? '') as Hex
    if (path.startsWith('blocks/')) return moment(Number(path.slice(7)))
    const page = (items: object[]) => ({ items: known.includes(wallet) ? items : [], next_page_params: null })
    if (path.endsWith('/token-balances')) return [{ value: String(held.dollar), token: about }]
    if (path.endsWith('/internal-transactions')) return page([])
    if (path.endsWith('/transactions')) {
      return page([
        {
          ...{ ...moment(COIN_CAME), ...parties(wallet), hash: hashOf(wallet, COIN_CAME), raw_input: '0x' },
          ...{ value: String(held.coin), fee: { value: '21000' }, status: 'ok', type: 2, l1_fee: '0' },
        },
      ])
    }
    if (path.endsWith('/token-transfers') && query.get('type') === 'ERC-20') {
      return page([
        {
          ...{ ...moment(DOLLARS_CAME), ...parties(wallet), token: about, log_index: 0 },
          ...{ transaction_hash: hashOf(wallet, DOLLARS_CAME) },
          total: { value: String(held.dollar), decimals: String(dollar?.decimals) },
        },
      ])
    }
    if (/\/0x[0-9a-f]{40}$/.test(path)) {
      return {
        ...{ coin_balance: String(held.coin), exchange_rate: String(STUB_USD.coin) },
        block_number_balance_updated_at: HEAD,
      }
    }
    return page([])
  }

  const log = (wallet: Hex) => ({
    ...{ address: dollar.address, topics: [TRANSFER, pad(SENDER as Hex), pad(wallet)], removed: false },
    ...{ data: pad(numberToHex(held.dollar)), blockNumber: numberToHex(DOLLARS_CAME), logIndex: '0x0' },
    ...{ transactionHash: hashOf(wallet, DOLLARS_CAME), blockHash: blockHash(DOLLARS_CAME) },
  })
  const transaction = (wallet: Hex, block: number, place: number) => ({
    ...{ hash: hashOf(wallet, block), from: SENDER, transactionIndex: numberToHex(place), type: '0x2' },
    ...{ to: block === COIN_CAME ? wallet : dollar.address, gasPrice: '0x1', input: '0x' },
    value: block === COIN_CAME ? numberToHex(held.coin) : '0x0',
  })
  const receipt = (wallet: Hex, block: number) => ({
    ...{ status: '0x1', gasUsed: '0x5208', effectiveGasPrice: '0x1', l1Fee: '0x0' },
    logs: block === DOLLARS_CAME ? [log(wallet)] : [],
  })
  const answerCall = (to: string, data: string, at: number): string => {
    if (to !== dollar.address) return '0x'
    if (data.startsWith('0x70a08231')) {
      const isHeld = at >= DOLLARS_CAME && known.includes(`0x${data.slice(34)}`)
      return pad(numberToHex(isHeld ? held.dollar : 0n))
    }
    if (data.startsWith('0x313ce567')) return pad(numberToHex(dollar.decimals))
    const isText = data.startsWith('0x95d89b41') || data.startsWith('0x06fdde03')
    return isText ? textAnswer(dollar.family) : '0x'
  }

  function node(
    method: string,
    params: readonly unknown[],
    { head, headAt, number }: { head: number; headAt: number; number: number },
  ): { result: unknown } | { error: object } {
    const toBlock = (tag: unknown) => (typeof tag === 'string' && tag.startsWith('0x') ? Number(tag) : head)
    const [first, second] = params
    switch (method) {
      case 'eth_chainId':
        return { result: numberToHex(number) }
      case 'eth_blockNumber':
        return { result: numberToHex(head) }
      case 'eth_getCode':
        return { result: chain.stablecoins.some(({ address }) => address === first) ? '0x6001' : '0x' }
      case 'eth_getTransactionCount':
        return { result: '0x0' }
      case 'eth_getBalance': {
        const isHeld = toBlock(second) >= COIN_CAME && known.includes(String(first).toLowerCase() as Hex)
        return { result: numberToHex(isHeld ? held.coin : 0n) }
      }
      case 'eth_getBlockByNumber': {
        const block = toBlock(first)
        if (block > head) return { result: null }
        const isMoved = block === COIN_CAME || block === DOLLARS_CAME
        const own = isMoved ? known.map((wallet, place) => transaction(wallet, block, place)) : []
        return {
          result: {
            ...{ number: numberToHex(block), hash: blockHash(block), miner: SENDER, baseFeePerGas: '0x1' },
            ...{ timestamp: numberToHex(Math.floor(timeOf(block, headAt) / 1000)) },
            transactions: second === true ? own : own.map(({ hash }) => hash),
          },
        }
      }
      case 'eth_getTransactionReceipt': {
        const found = [COIN_CAME, DOLLARS_CAME].flatMap((block) =>
          known.flatMap((wallet) => (hashOf(wallet, block) === first ? [receipt(wallet, block)] : [])),
        )
        return { result: found[0] ?? null }
      }
      case 'eth_getLogs': {
        const { topics = [], fromBlock, toBlock: until } = first as Record<string, never>
        const [event, , to] = topics as (string | string[] | null)[]
        const isIn = toBlock(fromBlock) <= DOLLARS_CAME && toBlock(until) >= DOLLARS_CAME
        const isTransfer = [event].flat().includes(TRANSFER) && isIn && head >= DOLLARS_CAME
        return { result: isTransfer ? known.filter((wallet) => pad(wallet) === to).map(log) : [] }
      }
      case 'trace_filter':
        return { result: [] }
      case 'eth_call': {
        const { to, data = '0x' } = first as { to?: string; data?: string }
        const at = toBlock(second)
        return {
          result:
            to === undefined ? gather(data, (...one) => answerCall(...one, at)) : answerCall(to, data, at),
        }
      }
      default:
        return { error: { code: -32_601, message: `${method} is not here` } }
    }
  }
  return { chain, held, index, node }
}

/** Many questions in one call of code that is on no chain: each is an address, a length and as many bytes; so are the answers. */
function gather(data: string, answer: (to: string, data: string) => string): string {
  const begin = data.indexOf(GAS_WORD) + GAS_WORD.length
  const answers: string[] = []
  for (let at = begin; at + 44 <= data.length; ) {
    const length = Number.parseInt(data.slice(at + 40, at + 44), 16) * 2
    const said = answer(`0x${data.slice(at, at + 40)}`, `0x${data.slice(at + 44, at + 44 + length)}`).slice(2)
    answers.push(`01${(said.length / 2).toString(16).padStart(4, '0')}${said}`)
    at += 44 + length
  }
  return `0x${answers.length.toString(16).padStart(64, '0')}${answers.join('')}`
}

const textAnswer = (value: string) =>
  `0x${(32).toString(16).padStart(64, '0')}${value.length.toString(16).padStart(64, '0')}${Buffer.from(value).toString('hex').padEnd(64, '0')}`

/** What a node answers about state that it does not have. */
const STATE: Readonly<Record<string, string>> = {
  eth_getBalance: '0x0',
  eth_getCode: '0x',
  eth_getTransactionCount: '0x0',
  eth_call: '0x',
}

/** What an index tells of a wallet of which it has read nothing yet. */
function tellNothing(path: string): object {
  if (path.endsWith('/token-balances')) return []
  if (/\/0x[0-9a-fA-F]{40}$/.test(path)) {
    return { coin_balance: null, exchange_rate: null, block_number_balance_updated_at: null }
  }
  return { items: [], next_page_params: null }
}

function tellPrices(url: URL, now: number): object {
  const [, , kind, , keys = ''] = url.pathname.split('/')
  const usdOf = (key: string) => (key.startsWith('coingecko:') ? STUB_USD.coin : STUB_USD.dollar)
  if (kind === 'batchHistorical') {
    const wanted = JSON.parse(url.searchParams.get('coins') ?? '{}') as Record<string, number[]>
    const coins = Object.entries(wanted).map(([key, times]) => [
      key,
      { prices: times.map((timestamp) => ({ timestamp, price: usdOf(key), confidence: 0.99 })) },
    ])
    return { coins: Object.fromEntries(coins) }
  }
  if (kind === 'chart') {
    const asked = decodeURIComponent(url.pathname.split('/')[3] ?? '').split(',')
    const step = url.searchParams.get('period') === '1h' ? HOUR_MS : DAY_MS
    const [start, span] = ['start', 'span'].map((name) => Number(url.searchParams.get(name)))
    const times = Array.from({ length: span ?? 0 }, (_, place) => (start ?? 0) + (place * step) / 1000)
    const coins = asked.map((key) => [
      key,
      { confidence: 0.99, prices: times.map((timestamp) => ({ timestamp, price: usdOf(key) })) },
    ])
    return { coins: Object.fromEntries(coins) }
  }
  const coins = decodeURIComponent(keys)
    .split(',')
    .map((key) => [key, { price: usdOf(key), timestamp: Math.floor(now / 1000), confidence: 0.99 }])
  return { coins: Object.fromEntries(coins) }
}

function send(response: ServerResponse, body: object | string | undefined, status = 200) {
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const destroy = (request: IncomingMessage) => {
  request.socket.destroy()
}
