import { expect, type Page } from '@playwright/test'

/** What the browser tells of a shift, which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** From the next page on: the answer holds that nothing moved by itself until it was called. */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    // Kept beside the document, whose root is not there yet.
    const seen = { sum: 0, told: '' }
    Object.assign(window, { shifts: seen })
    const describe = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        seen.sum += value
        for (const { node, previousRect, currentRect } of sources) {
          const words = `${node?.nodeName} "${node?.textContent?.slice(0, 40)}"`
          seen.told += `\n${value.toFixed(4)} ${words} ${describe(previousRect)} -> ${describe(currentRect)}`
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const { sum, told } = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number; told: string } }).shifts,
    )
    expect(sum, `what moved:${told}`).toBeLessThan(0.02)
  }
}
