import { toAssetId } from '@pkg/api-contract'
import { listKnownTokens } from '../../data/list-known-tokens.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { callOf, readAddress, toWord, toWords } from '../contract-call.ts'
import { findAnchor } from '../find-anchor.ts'
import { defineReader } from '../position-reader.ts'

/**
 * Shares of pools of two tokens as those of Uniswap v2. A pair may name any factory; it is believed when a factory that is
 * known names it as its own. What it has is what the tokens say, at most what it says itself. Its fee of up to a sixth of
 * the growth (of PancakeSwap a third), which is minted at the next deposit, is not taken off.
 */
export const pair = defineReader<{ tokens: [Address, Address]; factory: Address }>({
  id: 'pair',
  of: 'token',
  isAlwaysTakenApart: true,
  probe: ({ contract }) => [
    callOf(contract, 'token0()'),
    callOf(contract, 'token1()'),
    callOf(contract, 'factory()'),
    callOf(contract, 'getReserves()'),
  ],
  accept([first, second, made, reserves], { contract }) {
    const [token0, token1, factory] = [readAddress(first), readAddress(second), readAddress(made)]
    if (token0 === null || token1 === null || factory === null || toWords(reserves).length < 2) return null
    return token0 === contract || token1 === contract ? null : { tokens: [token0, token1], factory }
  },
  read: ({ tokens: [token0, token1], factory }, { contract }) => [
    callOf(factory, 'getPair(address,address)', token0, token1),
    callOf(contract, 'getReserves()'),
    callOf(contract, 'totalSupply()'),
    callOf(token0, 'balanceOf(address)', contract),
    callOf(token1, 'balanceOf(address)', contract),
  ],
  toContent({ plan, subject, holder, context }, [named, reserves, total, ...balances]) {
    const protocol = findAnchor(context.chain.anchors.v2Factories, plan.factory)?.name
    const isKnown = protocol !== undefined
    if (isKnown && readAddress(named) !== subject.contract) return null
    const told = toWords(reserves)
    const supply = toWord(total)
    const amounts = plan.tokens.map((token, index) => {
      const [reserve, balance] = [told[index], toWord(balances[index])]
      if (reserve === undefined || balance === undefined || !supply) return null
      // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint.
      const held = reserve < balance ? reserve : balance
      const amount = (holder.amount * held) / supply
      const asset = toAssetId({ chainId: context.chain.id, address: token })
      return { asset, amount, role: 'supplied' as const }
    })
    const parts = amounts.filter((part) => part !== null)
    if (parts.length < amounts.length) {
      // Anybody can open a pool of a token that falls silent, and give its shares away.
      const answeredFor = new Set<Address>(listKnownTokens(context.chain))
      return isKnown && plan.tokens.every((token) => answeredFor.has(token)) ? 'unread' : null
    }
    // Nobody holds more shares than there are.
    if (supply === undefined || holder.amount > supply) return null
    return { kind: 'pool', protocol: protocol ?? null, trust: isKnown ? 'anchored' : 'claimed', parts }
  },
})
