import { NONE, type Question, splitList } from './question.ts'

const FEE_RULES = ['ethereum', 'op', 'arbitrum', 'scroll', 'zksync', 'celo']

const isHttps = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && !text.endsWith('/')

const some = (what: string) => (answer: string) => (answer.trim() === '' ? `${what} is missing.` : null)
const count = (what: string) => (answer: string) =>
  /^[1-9]\d{0,14}$/.test(answer) ? null : `${what} is a whole number above zero.`
const word = (what: string) => (answer: string) =>
  /^[a-zA-Z0-9._-]+$/.test(answer) ? null : `${what} is one word of letters and digits, or ${NONE}.`

/** What nobody else can know of a chain, in the order of asking. */
export const chainQuestions: readonly Question[] = [
  { name: 'chainId', message: 'Its number by EIP-155:', refuse: count('The number of a chain') },
  { name: 'chainName', message: 'What a person calls it:', refuse: some('The name of the chain') },
  { name: 'symbol', message: 'The symbol of its coin, as ETH:', refuse: some('The symbol of the coin') },
  { name: 'coinName', message: 'The name of its coin, as Ether:', refuse: some('The name of the coin') },
  {
    ...{ name: 'coinGeckoId', message: `What CoinGecko calls its coin, or ${NONE}:`, usual: NONE },
    refuse: word('What CoinGecko calls the coin'),
  },
  {
    ...{ name: 'defiLlama', message: `What DefiLlama calls the chain, or ${NONE}:`, usual: NONE },
    refuse: word('What DefiLlama calls the chain'),
  },
  {
    ...{ name: 'coinGeckoPlatform', message: `What CoinGecko calls the chain, or ${NONE}:`, usual: NONE },
    refuse: word('What CoinGecko calls the chain'),
  },
  {
    ...{ name: 'nodes', message: 'Nodes that need no key, with commas between:' },
    refuse: (answer) =>
      splitList(answer).every(isHttps) ? null : 'Nodes are addresses with https and no slash at their end.',
  },
  {
    ...{ name: 'explorerName', message: 'What its explorer is called:' },
    refuse: some('The name of the explorer'),
  },
  {
    ...{ name: 'explorerUrl', message: 'Where its explorer is:' },
    refuse: (answer) =>
      isHttps(answer) ? null : 'An explorer is an address with https and no slash at its end.',
  },
  {
    ...{ name: 'blockscoutHost', message: `The host of its Blockscout, or ${NONE}:`, usual: NONE },
    refuse: word('The host of a Blockscout'),
  },
  {
    name: 'blockMs',
    message: 'Milliseconds between two blocks, about:',
    refuse: count('The time of a block'),
  },
  {
    ...{ name: 'reorgDepth', message: 'How many blocks may still be replaced:' },
    refuse: count('How many blocks may be replaced'),
  },
  {
    ...{ name: 'feeRule', message: `How fees are paid (${FEE_RULES.join(', ')}):`, usual: 'ethereum' },
    refuse: (answer) => (FEE_RULES.includes(answer) ? null : `Fees are paid by ${FEE_RULES.join(', ')}.`),
  },
]
