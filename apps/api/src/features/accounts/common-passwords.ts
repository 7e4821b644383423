import { dictionary } from '@zxcvbn-ts/language-common'

/** 49,233 passwords that were found in leaks again and again, most common first. */
const common = new Set(dictionary['passwords-common'])

/** What somebody tries first here. */
const ofThisProduct = new Set(['hodlwise', 'hodl'])

/**
 * Whether a password, in any case of its letters, is on the list of common and stolen ones, or nothing but this
 * product's name with digits and signs around it.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  return common.has(text) || ofThisProduct.has(text.replace(/[^a-z]/g, ''))
}
