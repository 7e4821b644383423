import { dictionary } from '@zxcvbn-ts/language-common'

/** 49,233 passwords that were found in leaks again and again, most common first. */
const common = new Set(dictionary['passwords-common'])

/** Whether a password, in any case of its letters, is on the list of common and stolen ones. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase())
}
