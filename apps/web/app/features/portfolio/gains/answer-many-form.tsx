import { MAX_KINDS_AT_ONCE, type TransactionKind } from '@pkg/api-contract'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useRef, useState } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { plural } from '../figures/plural.ts'
import { useGainAnswer } from '../queries/use-gain-answer.ts'
import type { AnswerSubject } from './answer-form.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { toKindOptions } from './kind-options.ts'

interface AnswerManyFormProps {
  subjects: readonly Pick<AnswerSubject, 'chainId' | 'transactionHash' | 'kind' | 'kinds'>[]
  onDone: () => void
  onLeave: () => void
}

/** Lets a person say of several transactions what all of them were. */
export function AnswerManyForm({ subjects, onDone, onLeave }: AnswerManyFormProps) {
  const [chosen, setChosen] = useState<TransactionKind | ''>('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useGainAnswer()
  const form = useRef<HTMLFormElement>(null)
  const [first, ...others] = subjects
  const inCommon = (first?.kinds ?? []).filter(
    (each) =>
      first?.kind !== each && others.every(({ kind: now, kinds }) => now !== each && kinds.includes(each)),
  )
  // More may be picked while the form is open.
  const kind = chosen !== '' && inCommon.includes(chosen) ? chosen : ''
  const transactions = [
    ...new Map(
      subjects.map(({ chainId, transactionHash }) => [
        `${chainId}:${transactionHash}`,
        { chainId, transactionHash },
      ]),
    ).values(),
  ]

  function refuse(sentence: string) {
    setProblem(sentence)
    form.current?.querySelector('select')?.focus()
  }

  function submit() {
    if (kind === '') return refuse('Please choose an answer.')
    if (transactions.length > MAX_KINDS_AT_ONCE)
      return refuse(`At most ${MAX_KINDS_AT_ONCE} transactions are answered at once. Please pick fewer.`)
    mutate(
      { kinds: { transactions, kind, note } },
      {
        onSuccess() {
          toast.success(`${plural(transactions.length, 'answer')} kept. The year is computed with them.`)
          onDone()
        },
        onError: (error) => refuse(toErrorMessage(error, { fallback: 'The answers could not be saved.' })),
      },
    )
  }

  if (inCommon.length === 0) {
    return (
      <p role="status" className="rounded-base bg-sunken p-3 text-small">
        No answer fits all of these, as some came and some went, or some were exchanged. Please pick rows of
        one kind.
      </p>
    )
  }
  return (
    <AnswerFrame
      ref={form}
      label="Your answer to all of them"
      note={note}
      save={`Save ${plural(transactions.length, 'answer')}`}
      busy={isPending}
      onNote={setNote}
      onSubmit={submit}
      onLeave={onLeave}
    >
      <SelectField
        label="What were they?"
        value={kind}
        options={[{ value: '', label: 'Choose' }, ...toKindOptions(inCommon)]}
        error={problem}
        hint="Each is listed under your answers, and undone by itself."
        autoFocus
        onChange={({ target }) => {
          setProblem(undefined)
          setChosen(target.value as TransactionKind | '')
        }}
      />
    </AnswerFrame>
  )
}
