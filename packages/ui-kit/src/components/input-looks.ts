import { clsx } from 'clsx'

interface InputLooks {
  invalid?: boolean
  mono?: boolean | undefined
}

/** The looks shared by everything one types into. */
export function inputLooks({ invalid = false, mono = false }: InputLooks = {}): string {
  return clsx(
    'h-control w-full min-w-0 rounded-base border bg-surface px-3 text-text',
    'placeholder:text-faint placeholder:opacity-100',
    'transition-colors duration-fast ease-out disabled:opacity-60',
    invalid ? 'border-loss' : 'border-control hover:border-muted',
    mono && 'font-mono',
  )
}
