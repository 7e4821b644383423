import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'
import { useTakenOver } from './use-taken-over.ts'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'asChild' | 'onClick' | 'type'> {
  /** What may be chosen, as the `accept` of an input has it. */
  accept: string
  /** What the file is, for whoever meets the input itself: "CSV of an exchange". */
  fileLabel: string
  onChoose: (file: File) => void
}

/** A button that asks for a file. The same file can be chosen again; one that was chosen before React came is told too. */
export function FileButton({ accept, fileLabel, onChoose, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function tell(box: HTMLInputElement) {
    const [chosen] = box.files ?? []
    if (chosen) onChoose(chosen)
    // Browsers tell of no change where the box already holds what is chosen.
    box.value = ''
  }

  useTakenOver(input, tell)

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fileLabel}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => tell(currentTarget)}
      />
      <Button {...props} onClick={() => input.current?.click()} />
    </>
  )
}
