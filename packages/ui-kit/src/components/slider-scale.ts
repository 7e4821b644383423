/** Where a value stands on a slider, as a share from 0 to 1, and back. */
export interface SliderScale {
  toShare: (value: number) => number
  toValue: (share: number) => number
  isLog: boolean
}

/** A range wider than this is placed by its logarithm, or its first decades would be one pixel. */
const widestLinear = 1000

/**
 * How a range is laid out on a slider. Values are on the steps; on a logarithmic one they have two digits too,
 * as far as the steps allow it, so that dragging gives amounts that people would choose.
 */
export function createSliderScale({
  min,
  max,
  step,
}: {
  min: number
  max: number
  step: number
}): SliderScale {
  const from = min > 0 ? min : min + step
  const isLog = max / from > widestLinear
  const shift = min > 0 ? 0 : step - min
  const width = Math.log((max + shift) / (min + shift))
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  const snap = (value: number, by: number) => Number((Math.round(value / by) * by).toPrecision(12))

  return {
    isLog,
    toShare: (value) => {
      const inRange = clamp(value)
      return isLog ? Math.log((inRange + shift) / (min + shift)) / width : (inRange - min) / (max - min)
    },
    toValue: (share) => {
      if (share <= 0) return min
      if (share >= 1) return max
      if (!isLog) return clamp(min + snap(share * (max - min), step))
      const value = Math.exp(share * width) * (min + shift) - shift
      const digits = 10 ** (Math.floor(Math.log10(Math.max(value, step))) - 1)
      return clamp(snap(value, Math.max(step, digits)))
    },
  }
}
