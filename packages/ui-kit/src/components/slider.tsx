import { clsx } from 'clsx'
import { type KeyboardEvent, useMemo } from 'react'
import { createSliderScale } from './slider-scale.ts'

interface SliderProps {
  /** Id of the element that names the slider. */
  labelledBy: string
  value: number
  min: number
  max: number
  step: number
  /** The value as it is to be spoken: "12.5 lakh rupees". */
  valueText: string
  /** Every new value while the thumb moves. */
  onChange: (value: number) => void
  /** The thumb was let go, or the key. */
  onCommit?: (() => void) | undefined
  className?: string | undefined
}

/** Positions of the native slider; a step of it is finer than a pixel. */
const positions = 2000

/**
 * A slider: the browser's own, so that touch, keyboard and screen readers work as people expect. Ranges wider than a
 * thousand to one place the thumb by logarithm; value, keys and what is spoken stay linear. A value beyond the ends
 * stands at its end, and only a move back brings it within.
 */
export function Slider({
  labelledBy,
  value,
  min,
  max,
  step,
  valueText,
  onChange,
  onCommit,
  className,
}: SliderProps) {
  const scale = useMemo(() => createSliderScale({ min, max, step }), [min, max, step])
  const share = scale.toShare(value)
  const percent = `${(share * 100).toFixed(2)}%`

  function handleKeyDown(event: KeyboardEvent) {
    const forth = document.dir === 'rtl' ? -step : step
    const moves: Record<string, number> = {
      ArrowRight: forth,
      ArrowUp: step,
      ArrowLeft: -forth,
      ArrowDown: -step,
      PageUp: 10 * step,
      PageDown: -10 * step,
      Home: min - value,
      End: max - value,
    }
    const move = moves[event.key]
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if ((value > max && move > 0) || (value < min && move < 0)) return
    onChange(Number(Math.min(max, Math.max(min, value + move)).toPrecision(12)))
  }

  return (
    <span className={clsx('relative flex h-5 items-center', className)}>
      {/* Attributes of a drawing, not styles: they are allowed in prerendered pages. */}
      <svg
        aria-hidden="true"
        className="absolute inset-x-2.5 h-1 w-[calc(100%-1.25rem)] overflow-visible rtl:-scale-x-100"
      >
        <rect width="100%" height="100%" rx="2" className="fill-hairline-strong" />
        <rect width={percent} height="100%" rx="2" className="fill-accent-line" />
        {scale.isLog &&
          decades(min, max).map((decade) => (
            <rect
              key={decade}
              x={`${(scale.toShare(decade) * 100).toFixed(2)}%`}
              y="10"
              width="1"
              height="4"
              className="fill-hairline-strong"
            />
          ))}
      </svg>
      <input
        type="range"
        min={0}
        max={positions}
        step={1}
        value={Math.round(share * positions)}
        aria-labelledby={labelledBy}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, value))}
        aria-valuetext={valueText}
        onChange={(event) => onChange(scale.toValue(Number(event.target.value) / positions))}
        onPointerUp={onCommit}
        onKeyUp={onCommit}
        onKeyDown={handleKeyDown}
        className="slider relative w-full"
      />
    </span>
  )
}

/** Powers of ten strictly within a range. */
function decades(min: number, max: number): number[] {
  const found: number[] = []
  for (let power = 10 ** Math.ceil(Math.log10(Math.max(min, 1)) + 1e-9); power < max; power *= 10) {
    if (power > min) found.push(power)
  }
  return found
}
