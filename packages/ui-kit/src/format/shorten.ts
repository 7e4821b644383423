/** Both ends of a text around an ellipsis; a text that would not get shorter stays whole. */
export function shorten(text: string, first: number, last: number): string {
  if (text.length <= first + last + 1) return text
  return `${text.slice(0, first)}…${text.slice(-last)}`
}
