import { chains, describeChain } from '@pkg/chains'
import { productName } from '@pkg/ui-kit/brand/product-name.ts'

/** What is asked of a chain, and the question that it answers. */
const questions = [
  ['holdings', 'Tokens'],
  ['history', 'The past'],
  ['nfts', 'NFTs'],
  ['positions', 'Inside contracts'],
  ['fees', 'Fees'],
  ['credits', 'Comes without a transaction'],
] as const

/** What each chain can tell of a wallet, and what it cannot. */
export function ChainsPage() {
  return (
    <div className="page-width py-10 md:py-16">
      <h1 className="text-section font-head">Chains</h1>
      <div className="max-w-prose text-read text-text [&_p]:mt-3">
        <p>
          {productName} knows {chains.length} chains. A wallet is an address: on which of them it was used is
          found, and you can add one or drop one in the menu of the wallet. Whoever runs this installation may
          read fewer of them.
        </p>
        <p>
          Chains are not equally well told. Where an index lists everything, a wallet&rsquo;s past reaches
          back to its first movement. Where there is only a node, it tells balances, and what it does not tell
          is left out and named, never guessed. A chain that fails keeps its last value, marked, and the total
          says so.
        </p>
        <p>
          What an index tells is confirmed by a node; while none does, the total says so and nothing is
          recorded. Balances are held against a second node, and movements against the balances that they come
          to. What came and went again is believed as the index lists it, and what a token that grows by
          itself came to on a past day as one node tells it.
        </p>
        <p>
          Prices are those of DefiLlama and CoinGecko on every chain that they know. Names (ENS) and gas
          prices are Ethereum&rsquo;s alone.
        </p>
      </div>
      <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {chains.map((chain) => {
          const told = describeChain(chain)
          return (
            <li
              key={chain.id}
              className="min-w-0 rounded-base border border-hairline bg-surface p-card break-inside-avoid"
            >
              <h2 className="text-title font-head">{chain.name}</h2>
              <p className="text-note text-muted">
                Chain {chain.id}; its coin is {chain.native.symbol}
              </p>
              <dl className="mt-3 grid gap-y-2 text-small">
                {questions.map(([of, question]) => (
                  <div key={of}>
                    <dt className="font-label text-muted">{question}</dt>
                    <dd className="wrap-anywhere text-text">{toSentence(told[of])}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const toSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
