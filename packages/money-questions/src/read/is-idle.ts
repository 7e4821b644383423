import { isFiller } from '../grammar/fillers.ts'

const idle = new Set(
  'and what about if at for on in now instead actually make it with then is aur और'.split(' '),
)

/** Whether a word around a new figure says nothing else of it. */
export function isIdle(word: string): boolean {
  return isFiller(word) || idle.has(word)
}
