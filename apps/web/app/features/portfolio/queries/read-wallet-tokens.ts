import { ApiError, type CallOptions, portfolio, type RouteOutput } from '@pkg/api-contract'
import { api } from '#app/lib/api.ts'

export type WalletTokens = RouteOutput<typeof portfolio.listTokens>
type Line = RouteOutput<typeof portfolio.listTokensOfWallets>['wallets'][number]

interface Wish {
  address: string
  signal: AbortSignal
  refresh: boolean
  resolve: (tokens: WalletTokens) => void
  reject: (error: unknown) => void
}

/** So many addresses are named in one call: proxies refuse longer URLs. */
const MOST_NAMED = 100
let wishes: Wish[] = []

/**
 * Reads what one wallet holds. Wallets that are asked for at the same moment are read by one call, and each is there as soon as
 * its line of the answer is.
 */
export function readWalletTokens(
  address: string,
  { signal, refresh }: { signal: AbortSignal; refresh: boolean },
): Promise<WalletTokens> {
  return new Promise((resolve, reject) => {
    if (wishes.length === 0) setTimeout(sendWishes)
    wishes.push({ address, signal, refresh, resolve, reject })
  })
}

function sendWishes(): void {
  const wanted = wishes.filter(({ signal }) => !signal.aborted)
  wishes = []
  for (const refresh of [false, true]) {
    const same = wanted.filter((wish) => wish.refresh === refresh)
    for (let from = 0; from < same.length; from += MOST_NAMED) {
      const named = same.slice(from, from + MOST_NAMED)
      if (named.length === 1) named.forEach(readAlone)
      else void readTogether(named, refresh)
    }
  }
}

function readAlone({ address, signal, refresh, resolve, reject }: Wish): void {
  api(portfolio.listTokens, { params: { address } }, { signal, refresh }).then(resolve, reject)
}

async function readTogether(named: readonly Wish[], refresh: boolean): Promise<void> {
  const open = new Map(named.map((wish) => [wish.address.toLowerCase(), wish]))
  const call = new AbortController()
  for (const { signal } of named) {
    signal.addEventListener('abort', () => {
      if (named.every((wish) => wish.signal.aborted)) call.abort(signal.reason)
    })
  }
  try {
    for await (const { address, tokens, failure } of readLines(named, { refresh, signal: call.signal })) {
      const wish = open.get(address.toLowerCase())
      open.delete(address.toLowerCase())
      if (tokens !== null) wish?.resolve(tokens)
      else wish?.reject(toError(failure))
    }
    for (const { reject } of open.values()) reject(toError(null))
  } catch (error) {
    // A server of the version before does not know the route.
    const isUnknown = error instanceof ApiError && error.status === 404
    for (const wish of open.values()) {
      if (isUnknown) readAlone(wish)
      else wish.reject(error)
    }
  }
}

/** The lines of the answer as they come: each line of the text but the first and the last is one wallet. */
async function* readLines(named: readonly Wish[], options: CallOptions): AsyncGenerator<Line> {
  const querystring = { address: named.map(({ address }) => address).join() }
  const answer = await api.stream(portfolio.listTokensOfWallets, { querystring }, options)
  const reader = answer.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('{"address"')) yield JSON.parse(line.replace(/,$/, ''))
  }
}

/** What is wrong with one wallet of an answer that succeeded. */
function toError(failure: Line['failure']): ApiError {
  return new ApiError(failure?.error ?? 'Something went wrong', {
    ...{ status: 502, code: failure?.code ?? 'INTERNAL', fromServer: failure !== null },
    hint: failure?.hint,
  })
}
