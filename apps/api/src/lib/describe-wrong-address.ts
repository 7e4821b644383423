import { addressHints } from '@pkg/api-contract'
import { getAddress, isAddress } from 'viem'

const DIGITS = 40
/** A whole address in something longer: the link to it on an explorer, a line copied with its label. */
const addressWithin = /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])/i

/** What is wrong with a text that was meant as an address in hex; undefined for an address that is right. */
export function describeWrongAddress(input: string): string | undefined {
  const isOne = (strict: boolean): boolean => isAddress(input, { strict })
  if (isOne(false)) {
    return isOne(isMixedCase(input)) ? undefined : addressHints.checksum(getAddress(input.toLowerCase()))
  }
  const within = addressWithin.exec(input)?.[0]
  if (within !== undefined) return addressHints.within(within)
  const prefix = /^0x/i.exec(input)?.[0] ?? ''
  const characters = [...input.slice(prefix.length)]
  const wrong = characters.findIndex((character) => !/^[0-9a-f]$/i.test(character))
  if (prefix === '') {
    return wrong === -1 && characters.length === DIGITS ? addressHints.prefix : addressHints.noAddress
  }
  return [
    ...(characters.length === DIGITS ? [] : [addressHints.length(characters.length)]),
    ...(wrong === -1 ? [] : [addressHints.character(characters[wrong] ?? '', prefix.length + wrong + 1)]),
    // The prefix in capital letters.
    ...(characters.length === DIGITS && wrong === -1 ? [addressHints.prefix] : []),
  ].join(' ')
}

/** Only an address that mixes cases carries a checksum. */
function isMixedCase(address: string): boolean {
  const digits = address.slice(2)
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
}
