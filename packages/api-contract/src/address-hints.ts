/** What is wrong with something that was entered as an address, each a whole sentence. */
export const addressHints = {
  blank: 'Type or paste an address, or an ENS name such as vitalik.eth.',
  noAddress: 'An address is 0x and 40 digits after it; an ENS name has a dot in it, such as vitalik.eth.',
  prefix: 'An address begins with 0x.',
  length: (digits: number) =>
    `An address has 40 digits after the 0x; this one has ${digits}, ${
      digits < 40 ? `${40 - digits} too few` : `${digits - 40} too many`
    }.`,
  character: (character: string, place: number) =>
    `Character ${place} is ${nameCharacter(character)}; after the 0x only 0 to 9 and a to f are digits.`,
  checksum: (spelling: string) =>
    `Its capital letters do not fit its digits, so a digit may be mistyped. If every digit is right, it is spelled ${spelling}.`,
  within: (address: string) =>
    `There is more here than an address: ${address} stands in it, so enter that alone.`,
  unknownName: (name: string) => `The name ${name} leads to no address.`,
} as const

/** Characters that cannot be seen, or look like others, are told by their number. */
function nameCharacter(character: string): string {
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (character === ' ') return 'a space'
  if (/[\p{C}\p{Z}\p{M}]/u.test(character)) return `invisible (${number})`
  return /[!-~]/.test(character) ? `“${character}”` : `“${character}” (${number})`
}
