import type { Chain } from '@pkg/chains'

/** Whether a contract only shows the native coin once more; as a token it would be counted twice. */
export function isNativeFace({ nativeFaces }: Pick<Chain, 'nativeFaces'>, address: string): boolean {
  return (nativeFaces as readonly string[]).includes(address)
}
