/** A story of the sandbox's news. */
export interface Story {
  readonly title: string
  readonly summary: string
  readonly author: string | null
  readonly categories: readonly string[]
  /** How long ago it was published, in minutes. */
  readonly minutesAgo: number
}

/** A publisher and what it tells. The news is made up, and says so. */
export interface Publisher {
  readonly name: string
  readonly host: string
  readonly stories: readonly Story[]
}

const note = 'A made-up story of the sandbox.'

/** A daily paper; its stories come as RSS. */
export const ledgerDaily: Publisher = {
  name: 'Ledger Daily',
  host: 'ledger-daily.example',
  stories: [
    {
      title: 'Ether rises as validators queue to join',
      summary: `The queue of new validators is the longest in a year. ${note}`,
      author: 'R. Iyer',
      categories: ['Markets', 'Ethereum', 'Staking', 'Validators'],
      minutesAgo: 14,
    },
    {
      title: 'Exchange reserves of bitcoin fall to a five-year low',
      summary: `Coins keep moving to wallets of their owners. ${note}`,
      author: 'M. Castell',
      categories: ['Bitcoin'],
      minutesAgo: 52,
    },
    {
      title: 'A stablecoin issuer publishes its reserves every day',
      summary: `Holders may now compare coins and reserves each morning. ${note}`,
      author: null,
      categories: ['Stablecoins', 'Policy'],
      minutesAgo: 145,
    },
    {
      title: 'Why gas has been cheap for a month',
      summary: `Most transfers have moved to rollups, and blocks on the main chain are half empty. ${note}`,
      author: 'R. Iyer',
      categories: ['Ethereum', 'Gas'],
      minutesAgo: 300,
    },
    {
      title: 'Hardware wallets get a common way to show what they sign',
      summary: `Seven makers agreed on one format of plain sentences. ${note}`,
      author: 'S. Okafor',
      categories: ['Security'],
      minutesAgo: 610,
    },
    {
      title: 'Tax offices ask for cost bases in one format',
      summary: `A template for lots and dates is to replace dozens of spreadsheets. ${note}`,
      author: 'M. Castell',
      categories: ['Tax', 'Policy'],
      minutesAgo: 1_500,
    },
    {
      title: 'A quiet week for NFTs, a loud one for their lawyers',
      summary: `Two suits about royalties were settled. ${note}`,
      author: null,
      categories: ['NFT'],
      minutesAgo: 2_950,
    },
  ],
}

/** A technical magazine; its stories come as Atom. */
export const blockWire: Publisher = {
  name: 'Block Wire',
  host: 'blockwire.example',
  stories: [
    {
      title: 'Exchange reserves of bitcoin fall to five-year low',
      summary: `What the chain shows, and what it does not. ${note}`,
      author: 'J. Lindqvist',
      categories: ['Bitcoin', 'On-chain'],
      minutesAgo: 47,
    },
    {
      title: 'Client release reads the whole chain in six hours',
      summary: `A new layout on disk makes the first sync five times as fast. ${note}`,
      author: 'J. Lindqvist',
      categories: ['Clients', 'Performance'],
      minutesAgo: 95,
    },
    {
      title: 'Proposal: names that resolve on every rollup',
      summary: `One record would serve all chains. ${note}`,
      author: 'T. Abe',
      categories: ['ENS', 'Layer 2'],
      minutesAgo: 420,
    },
    {
      title: 'How a watch-only wallet proves that it cannot spend',
      summary: `An address is enough to count; a key is never asked for. ${note}`,
      author: null,
      categories: ['Wallets', 'Security'],
      minutesAgo: 880,
    },
    {
      title: 'A formal proof of the most used vault contract',
      summary: `Every path through 400 lines was checked. ${note}`,
      author: 'T. Abe',
      categories: ['Contracts'],
      minutesAgo: 2_200,
    },
  ],
}

/** What the conversion service reads. */
export const publishers: readonly Publisher[] = [ledgerDaily, blockWire]
