import { useHydrated } from '../components/use-hydrated.ts'

interface LineWalkerProps {
  label: string
  columns: number
  /** The column that is pointed at; null for none. */
  column: number | null
  /** The words of a column. */
  speak: (column: number) => string
  onPoint: (column: number | null) => void
  onPick?: ((column: number) => void) | undefined
}

/**
 * Arrow keys, Home and End walk over the columns and each is spoken; Enter picks one. A native range input, which
 * every screen reader can operate, also by touch. It needs scripts, so it comes with them.
 */
export function LineWalker({ label, columns, column, speak, onPoint, onPick }: LineWalkerProps) {
  const hasScripts = useHydrated()
  if (!hasScripts) return null
  const value = column ?? columns - 1

  return (
    <input
      type="range"
      // As the plot: the right arrow goes to the right.
      dir="ltr"
      aria-label={label}
      aria-valuetext={speak(value)}
      min={0}
      max={columns - 1}
      step={1}
      value={value}
      onChange={({ currentTarget }) => onPoint(Number(currentTarget.value))}
      onFocus={({ currentTarget }) => {
        // A press with the mouse also gives focus; only a keyboard's focus moves the crosshair to the end.
        if (currentTarget.matches(':focus-visible')) onPoint(value)
      }}
      onBlur={() => onPoint(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPick?.(value)
        if (event.key === 'Escape') onPoint(null)
      }}
      className="pointer-events-none absolute inset-0 size-full opacity-0 print:hidden"
    />
  )
}
