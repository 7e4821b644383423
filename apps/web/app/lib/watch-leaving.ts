/** Tells where Escape was pressed, and what the pointer or the focus went to; returns what ends the watch. */
export function watchLeaving(
  onEscape: (target: Node) => void,
  onElsewhere: (target: Node) => void,
): () => void {
  const end = new AbortController()
  const listen = (type: string, tell: (target: Node) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Node && (!(event instanceof KeyboardEvent) || event.key === 'Escape'))
          tell(event.target)
      },
      { signal: end.signal },
    )
  listen('keydown', onEscape)
  listen('pointerdown', onElsewhere)
  listen('focusin', onElsewhere)
  return () => end.abort()
}
