import { clsx } from 'clsx'
import { type ReactNode, useId, useRef } from 'react'
import { useTakenOver } from './use-taken-over.ts'

interface SegmentedOption<Value extends string> {
  value: Value
  label: ReactNode
}

interface SegmentedProps<Value extends string> {
  /** Names the group. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** `lg` shares the full width. @default 'md' */
  size?: 'md' | 'lg'
  className?: string | undefined
}

/** One of a few choices side by side: native radio buttons in a sunken well. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useTakenOver(group, (element) => {
    const chosen = element.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find((one) => one.value === chosen)
    if (option && option.value !== value) onChange(option.value)
  })

  return (
    <fieldset
      ref={group}
      className={clsx(
        'rounded-base border border-hairline bg-sunken p-0.5',
        size === 'lg' ? 'flex w-full' : 'flex w-fit',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'ring-within relative inline-flex cursor-pointer items-center justify-center rounded-inset font-label text-muted',
            'transition-colors duration-fast ease-out hover:text-figure',
            'has-checked:bg-raised has-checked:text-figure has-checked:ring-1 has-checked:ring-hairline-strong',
            'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
            size === 'lg'
              ? 'min-h-[34px] flex-1 px-4 py-1 text-center text-body pointer-coarse:min-h-control'
              : 'h-7 min-w-[38px] px-2.5 text-small pointer-coarse:h-10',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
