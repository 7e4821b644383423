import { cva } from 'class-variance-authority'

/** The looks shared by everything one types into. */
export const inputLooks = cva(
  [
    'h-control w-full min-w-0 rounded-base border bg-surface px-3 text-text',
    'placeholder:text-faint placeholder:opacity-100',
    'transition-colors duration-fast ease-out disabled:opacity-60',
  ],
  {
    variants: {
      invalid: { true: 'border-loss', false: 'border-control hover:border-muted' },
      mono: { true: 'font-mono', false: '' },
    },
    defaultVariants: { invalid: false, mono: false },
  },
)
