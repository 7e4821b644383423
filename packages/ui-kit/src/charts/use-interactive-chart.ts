import { type ComponentType, useCallback, useEffect, useState } from 'react'

interface InteractiveChart<Props> {
  /** The interactive chart once it has arrived; until then, and if it never does, the poster stays. */
  Chart: ComponentType<Props> | null
  /** Handlers for the element around the chart, by which a person is seen to reach for it. */
  reach: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void }
}

/**
 * Loads the interactive form of a chart when a person reaches for it, or by itself when the browser is idle on a
 * device that is quick. `load` must be a stable function around a dynamic import.
 */
export function useInteractiveChart<Props>(
  load: () => Promise<ComponentType<Props>>,
): InteractiveChart<Props> {
  const [Chart, setChart] = useState<ComponentType<Props> | null>(null)

  const start = useCallback(() => {
    // The interactive chart measures its place; without the means to, the poster is the better chart. It also is for a
    // finger: it answers the first touch, and a chart that arrives under the finger would lose it.
    if (typeof ResizeObserver === 'undefined' || !hasMouse()) return
    load().then(
      (loaded) => setChart(() => loaded),
      // The poster says everything; a chunk that does not load costs only the hover.
      () => {},
    )
  }, [load])

  useEffect(() => {
    if (!isQuickDevice() || typeof requestIdleCallback === 'undefined') return
    const handle = requestIdleCallback(start)
    return () => cancelIdleCallback(handle)
  }, [start])

  return { Chart, reach: { onPointerEnter: start, onPointerDown: start, onFocus: start } }
}

function hasMouse(): boolean {
  return window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false
}

/** On a slow device it waits until it is reached for: the library would hold its main thread for more than a second. */
function isQuickDevice(): boolean {
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 8
  return hasMouse() && navigator.hardwareConcurrency >= 4 && memory >= 4
}
