import type { Reading } from '../../read/read-words.ts'

/** Whether a question asks for no figure: "is 5 % more than 10 lakh?" */
export function isYesOrNo({ tokens, text }: Reading): boolean {
  return (
    /^(?:is|are|does|kya|क्या)$/.test(tokens[0]?.text ?? '') && !/\b(?:what|how|kitn\w+)\b|कितन/.test(text)
  )
}
