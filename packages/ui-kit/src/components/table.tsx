import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { type Certainty, Figure } from './figure.tsx'

interface TableProps extends ComponentProps<'table'> {
  /** What the table holds, for screen readers; a heading above it says it to the eye. */
  caption: string
  /** Scrolls downwards by itself too, under a head that stays; on paper it is whole. @default false */
  tall?: boolean
  /** Where the table is wider than its window, its first and last columns stay and those between scroll. @default false */
  pinned?: boolean
  /** The element that scrolls. */
  scrollRef?: Ref<HTMLElement>
}

/** A table that scrolls sideways by itself where it does not fit. */
export function Table({
  caption,
  tall = false,
  pinned = false,
  scrollRef,
  className,
  children,
  ...props
}: TableProps) {
  const looks = clsx(
    'relative overflow-x-auto print:overflow-visible',
    tall && tallLooks,
    pinned && pinnedLooks,
  )
  return (
    // Positioned, so that words for screen readers in its cells do not widen the page.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scrollRef} aria-label={caption} tabIndex={0} className={looks}>
      <table {...props} className={clsx('w-full border-collapse text-small', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

/** The head over its strong hairline. Holds one row of ColumnHeads. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-b border-hairline-strong">
      <tr>{children}</tr>
    </thead>
  )
}

/** The rows, divided by hairlines. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody {...props} className={clsx('divide-y divide-hairline', className)} />
}

interface CellAlignment {
  /**
   * Words stand at the start of the line. Figures stand right in either direction of writing, so that their digits meet.
   * @default 'left'
   */
  align?: 'left' | 'right' | undefined
}

/** The head of a column. Say the currency here; rows need not repeat it. */
export function ColumnHead({ align = 'left', className, ...props }: ComponentProps<'th'> & CellAlignment) {
  return (
    <th
      {...props}
      scope="col"
      className={clsx(
        'py-2.5 align-bottom text-note font-label text-muted not-first:ps-4 max-sm:not-first:ps-2.5',
        sides[align],
        className,
      )}
    />
  )
}

/** A row; `selected` marks the one that the rest of the screen is about. */
export function TableRow({
  selected = false,
  className,
  ...props
}: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      {...props}
      aria-current={selected || undefined}
      className={clsx(selected && selectedLooks, className)}
    />
  )
}

/** The height of the rows above or below that are not drawn because they are out of view; nothing where there are none. */
export function RowSpace({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr>
      {/* An attribute, not a style: prerendered pages may hold it. */}
      <td colSpan={columns} height={height} className="p-0" />
    </tr>
  )
}

/** A cell of words (left) or a figure (right). */
export function TableCell({ align = 'left', className, ...props }: ComponentProps<'td'> & CellAlignment) {
  return (
    <td
      {...props}
      className={clsx(
        'h-[38px] py-2 text-figure not-first:ps-4 max-sm:not-first:ps-2.5',
        sides[align],
        className,
      )}
    />
  )
}

interface TotalRowProps {
  /** What the first cell says. */
  label: ReactNode
  /** How many columns the label spans. @default 1 */
  span?: number
  /** The formatted total. */
  value: string
  /** @default 'settled' */
  certainty?: Certainty
}

/** The last row: a strong hairline above, the total ruled by how sure it is. */
export function TotalRow({ label, span = 1, value, certainty = 'settled' }: TotalRowProps) {
  return (
    <tfoot className="border-t border-hairline-strong">
      <tr className="font-strong">
        <th scope="row" colSpan={span} className="pt-[11px] pb-2 text-start align-top font-strong text-text">
          {label}
        </th>
        <td className="pt-[11px] pb-2 ps-4 text-right">
          <Figure value={value} size="inherit" certainty={certainty} className="font-strong" />
        </td>
      </tr>
    </tfoot>
  )
}

const selectedLooks =
  'bg-selected shadow-[inset_2px_0_var(--accent-line)] rtl:shadow-[inset_-2px_0_var(--accent-line)]'

const tallLooks =
  // The head lies over what scrolls under it, and over what is placed in it.
  'max-h-[30rem] overflow-y-auto print:max-h-none [&_thead]:sticky [&_thead]:top-0 [&_thead]:z-1 [&_thead]:bg-surface'

// A cell that stays covers those that pass under it; the hairline beside it shows that there is more between.
const pinnedLooks = [
  '[&_tr>*:first-child]:sticky [&_tr>*:first-child]:inset-s-0 [&_tr>*:first-child]:bg-surface',
  '[&_tr>*:last-child]:sticky [&_tr>*:last-child]:inset-e-0 [&_tr>*:last-child]:bg-surface',
  'max-sm:[&_tr>*:first-child:not(:last-child)]:pe-3 max-sm:[&_tr>*:last-child:not(:first-child)]:ps-3',
  // A shadow and no border: collapsed borders do not go along with a cell that stays.
  'max-sm:[&_tr>*:last-child]:shadow-[-1px_0_var(--hairline-strong)]',
  'max-sm:rtl:[&_tr>*:last-child]:shadow-[1px_0_var(--hairline-strong)]',
  'print:[&_tr>*]:static',
].join(' ')

const sides = { left: 'text-start', right: 'text-right amount' }
