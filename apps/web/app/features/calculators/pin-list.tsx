import { Swatch } from '@pkg/ui-kit/charts/swatch.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { ArrowUpToLine, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { onEscape } from '#app/lib/on-escape.ts'
import { isSamePin, longestName, type Pin } from './pin.ts'
import type { PinnedAnswer } from './pinned-answer.ts'
import type { ChangePins } from './use-compare.ts'

interface PinListProps {
  answers: readonly PinnedAnswer[]
  onChange: (change: ChangePins) => void
}

/** What is compared, one line for each: its name, which can be changed, its calculator, and its removal. */
export function PinList({ answers, onChange }: PinListProps) {
  const [renamed, setRenamed] = useState<Pin>()
  /** Whose form was closed last: its button comes back with the focus. */
  const [left, setLeft] = useState<Pin>()
  const list = useRef<HTMLUListElement>(null)

  function remove({ pin, label }: PinnedAnswer) {
    const line = list.current?.children[answers.findIndex((one) => one.pin === pin)]
    const next = line?.nextElementSibling ?? line?.previousElementSibling
    let place = 0
    onChange((pins) => {
      place = pins.findIndex((other) => isSamePin(other, pin))
      return pins.filter((other) => !isSamePin(other, pin))
    })
    // What had the focus is gone: the same button of the next line has it.
    next?.querySelector<HTMLElement>('[data-remove]')?.focus()
    const putBack: ChangePins = (pins) =>
      pins.some((other) => isSamePin(other, pin)) ? pins : pins.toSpliced(place, 0, pin)
    toast.info(`${label} is removed`, {
      action: { label: 'Undo', altText: 'Pin it again', onSelect: () => onChange(putBack) },
    })
  }

  return (
    <ul
      ref={list}
      className="divide-y divide-hairline print:flex print:flex-wrap print:gap-x-8 print:divide-y-0"
    >
      {answers.map((answer, place) => (
        <li
          key={`${answer.pin.calculator} ${answer.pin.query}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 print:py-0"
        >
          {renamed !== undefined && isSamePin(renamed, answer.pin) ? (
            <RenameForm
              answer={answer}
              onDone={(name) => {
                setRenamed(undefined)
                setLeft(answer.pin)
                if (name !== undefined)
                  onChange((pins) => pins.map((pin) => (isSamePin(pin, answer.pin) ? { ...pin, name } : pin)))
              }}
            />
          ) : (
            <>
              <Swatch place={place} className="me-1.5 inline-block" />
              <span className="min-w-0 text-body font-strong text-figure wrap-anywhere">{answer.label}</span>
              <Link
                to={`${answer.definition.path}?${answer.pin.query}`}
                aria-label={`Open ${answer.label}`}
                className="text-small text-muted underline underline-offset-2 hover:text-figure print:hidden"
              >
                Open
              </Link>
              {!answer.run.ok && <span className="text-small text-warn">{answer.run.error.message}</span>}
              <span className="ml-auto flex print:hidden">
                {place > 0 && (
                  <IconButton
                    label={`Compare the others with ${answer.label}`}
                    icon={<ArrowUpToLine aria-hidden="true" />}
                    onClick={({ currentTarget }) => {
                      // The first of them has no such button: the next one of its line has the focus.
                      if (currentTarget.nextElementSibling instanceof HTMLElement)
                        currentTarget.nextElementSibling.focus()
                      onChange((pins) => [answer.pin, ...pins.filter((pin) => !isSamePin(pin, answer.pin))])
                    }}
                  />
                )}
                <IconButton
                  label={`Rename ${answer.label}`}
                  icon={<Pencil aria-hidden="true" />}
                  autoFocus={left !== undefined && isSamePin(left, answer.pin)}
                  onClick={() => setRenamed(answer.pin)}
                />
                <IconButton
                  data-remove=""
                  label={`Remove ${answer.label}`}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove(answer)}
                />
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Asks for a name; an empty one gives back the name by what it is. */
function RenameForm({
  answer,
  onDone,
}: {
  answer: PinnedAnswer
  onDone: (name: string | undefined) => void
}) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onDone(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <form
      className="flex w-full flex-wrap items-end gap-2 py-1"
      onSubmit={save}
      onKeyDown={onEscape(() => onDone(undefined))}
    >
      <TextField
        label={`Name of ${answer.label}`}
        name="name"
        defaultValue={answer.pin.name}
        placeholder={answer.label}
        maxLength={longestName}
        autoComplete="off"
        autoFocus
        className="min-w-48 flex-1"
      />
      <Button type="submit">Save</Button>
      <Button variant="ghost" onClick={() => onDone(undefined)}>
        Cancel
      </Button>
    </form>
  )
}
