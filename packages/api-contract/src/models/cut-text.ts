/** The first so many characters of a stranger's text and an ellipsis; a shorter text is whole, and no emoji is cut in half. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`
}
