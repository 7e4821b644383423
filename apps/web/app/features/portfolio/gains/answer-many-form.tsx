import { MAX_KINDS_AT_ONCE, type TransactionKind } from '@pkg/api-contract'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useRef, useState } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { plural } from '../figures/plural.ts'
import { type GainAnswer, useGainAnswer } from '../queries/use-gain-answer.ts'
import type { AnswerSubject } from './answer-form.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { hasOtherEnd } from './has-other-end.ts'
import { toKindOptions } from './kind-options.ts'

interface AnswerManyFormProps {
  subjects: readonly Pick<AnswerSubject, 'chainId' | 'transactionHash' | 'kind' | 'kinds' | 'counterparty'>[]
  onDone: () => void
  onLeave: () => void
}

/** Lets a person say of several transactions what all of them were, or that the one address at their other end is theirs. */
export function AnswerManyForm({ subjects, onDone, onLeave }: AnswerManyFormProps) {
  const [chosen, setChosen] = useState<TransactionKind | 'own' | ''>('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useGainAnswer()
  const form = useRef<HTMLFormElement>(null)
  const [first, ...others] = subjects
  const inCommon = (first?.kinds ?? []).filter(
    (each) =>
      first?.kind !== each && others.every(({ kind: now, kinds }) => now !== each && kinds.includes(each)),
  )
  const end = sharedEnd(subjects)
  const options = [
    ...(end === null ? [] : [{ value: 'own', label: 'The address at their other end is mine' }]),
    ...toKindOptions(inCommon),
  ]
  // More may be picked while the form is open.
  const answer = options.some(({ value }) => value === chosen) ? chosen : ''
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
    if (answer === '') return refuse('Please choose an answer.')
    if (answer === 'own' && end !== null)
      return keep({ own: { ...end, note } }, 'Kept. The year is computed with it.')
    if (transactions.length > MAX_KINDS_AT_ONCE)
      return refuse(`At most ${MAX_KINDS_AT_ONCE} transactions are answered at once. Please pick fewer.`)
    keep(
      { kinds: { transactions, kind: answer as TransactionKind, note } },
      `${plural(transactions.length, 'answer')} kept. The year is computed with them.`,
    )
  }

  function keep(said: GainAnswer, sentence: string) {
    // Both are told also where the form has gone by then, with what the answer settled.
    mutateAsync(said).then(
      () => {
        toast.success(sentence)
        onDone()
      },
      (error: unknown) => refuse(toErrorMessage(error, { fallback: 'The answers could not be saved.' })),
    )
  }

  if (options.length === 0) {
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
      save={answer === 'own' ? 'Save' : `Save ${plural(transactions.length, 'answer')}`}
      busy={isPending}
      onNote={setNote}
      onSubmit={submit}
      onLeave={onLeave}
    >
      <SelectField
        label="What were they?"
        value={answer}
        options={[{ value: '', label: 'Choose' }, ...options]}
        error={problem}
        hint={
          answer === 'own'
            ? 'One answer, which settles all that went there or came from there.'
            : 'Each is listed under your answers, and undone by itself.'
        }
        autoFocus
        onChange={({ target }) => {
          setProblem(undefined)
          setChosen(target.value as TransactionKind | 'own' | '')
        }}
      />
    </AnswerFrame>
  )
}

/** The one address, on one chain, at the other end of all of them; null where there are several, or is none. */
function sharedEnd(
  subjects: readonly Pick<AnswerSubject, 'chainId' | 'counterparty'>[],
): { chainId: number; address: string } | null {
  const ends = subjects.filter(hasOtherEnd)
  const [first] = ends
  if (first === undefined || ends.length < subjects.length) return null
  const { chainId, counterparty: address } = first
  return ends.every((one) => one.chainId === chainId && one.counterparty === address)
    ? { chainId, address }
    : null
}
