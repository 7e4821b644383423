/** Measures of the drawing in pixels; its width is whatever room there is. */
export interface LineFrame {
  /** Room above the plot for the highest label of the y axis. */
  top: number
  /** Height of the plot itself. */
  plot: number
  /** Height of the whole drawing with axis and span names. */
  height: number
}

const axisRoom = 26
const spansRoom = 34

export function lineFrame(plot: number, hasSpans: boolean): LineFrame {
  const top = 20
  return { top, plot, height: top + plot + axisRoom + (hasSpans ? spansRoom : 0) }
}

/** Where an amount lies, from the top of the drawing. */
export function lineHeight(frame: LineFrame, [low, high]: readonly [number, number], value: number): number {
  return Math.round((frame.top + ((high - value) / (high - low)) * frame.plot) * 10) / 10
}

/** A place on the x axis as SVG wants it. */
export function percent(at: number): string {
  return `${Math.round(at * 10_000) / 100}%`
}
