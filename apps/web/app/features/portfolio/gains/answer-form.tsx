import { costAmount, costCurrency, proofRefusals, type TransactionKind, unitPrice } from '@pkg/api-contract'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { formatDay } from '../figures/format-day.ts'
import type { GainsChoice } from '../queries/gains-queries.ts'
import { type GainAnswer, useGainAnswer } from '../queries/use-gain-answer.ts'
import { AnswerFrame } from './answer-frame.tsx'
import type { ChosenProof } from './choose-proof.ts'
import { formatQuantity } from './format-quantity.ts'
import { hasOtherEnd } from './has-other-end.ts'
import { toKindOptions } from './kind-options.ts'
import { ProofField } from './proof-field.tsx'
import { toPlainAmount } from './to-plain-amount.ts'

/** What an answer can be about: a transaction, what came in with it, and the address at its other end. */
export interface AnswerSubject {
  chainId: number
  transactionHash: string
  /** What counts now. */
  kind: TransactionKind | 'gas'
  kinds: readonly TransactionKind[]
  receipt: string | null
  /** How much came or went, and of what. */
  quantity: string
  symbol: string | null
  name: string | null
  /** What a price can be said of; null where none is asked for. */
  asset: string | null
  tokenId: string | null
  counterparty: string | null
  /** The day on which it came or went. */
  on: string
}

interface AnswerFormProps {
  subject: AnswerSubject
  country: GainsChoice['country']
  currency: string
  /** Whether it was opened to be answered at once. @default false */
  autoFocus?: boolean
  /** Called with the answer when it is kept. @default stays open */
  onDone?: (kept: GainAnswer) => void
  /** Called with the form where nothing is to be said after all. */
  onLeave: (form: HTMLElement) => void
}

type Answer = TransactionKind | 'cost' | 'price' | 'own' | ''
type Problems = Partial<Record<'answer' | 'amount' | 'currency' | 'day' | 'note' | 'proof', string>>

const listed = costCurrency.options

/** Lets a person say what only they know: what a transaction was, what came in cost, or that an address is theirs. */
export function AnswerForm({
  subject,
  country,
  currency: reported,
  autoFocus = false,
  onDone,
  onLeave,
}: AnswerFormProps) {
  const { kinds, kind, receipt, counterparty, on, quantity, symbol, name, asset, tokenId } = subject
  const called = `${symbol ?? name ?? 'unnamed'}${tokenId === null ? '' : ` #${tokenId}`}`
  const choices: { value: Answer; label: string }[] = [
    ...(receipt === null ? [] : [{ value: 'cost' as const, label: 'I know what it cost' }]),
    ...(asset === null ? [] : [{ value: 'price' as const, label: `I know the price of one ${called} then` }]),
    ...(hasOtherEnd(subject)
      ? [{ value: 'own' as const, label: 'The address at its other end is mine' }]
      : []),
    ...toKindOptions(kinds.filter((each) => each !== kind)),
  ]
  // The only thing that can be said is chosen already.
  const [first, second] = choices
  const isOpen = second !== undefined
  const [picked, setPicked] = useState<Answer>('')
  const answer = isOpen || first === undefined ? picked : first.value
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState(reported)
  const [day, setDay] = useState(on)
  const [note, setNote] = useState('')
  const [proof, setProof] = useState<ChosenProof | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const { mutateAsync, isPending } = useGainAnswer()
  const form = useRef<HTMLFormElement>(null)
  // What is wrong is drawn by then, and the first of it is where the person goes on.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const isMoney = answer === 'cost' || answer === 'price'

  function check(): Problems {
    if (answer === '') return { answer: 'Please choose an answer.' }
    if (!isMoney) return {}
    const checked = z.safeParse(answer === 'cost' ? costAmount : unitPrice, toPlainAmount(amount))
    const wrong = {
      ...(!checked.success && { amount: checked.error.issues[0]?.message ?? 'Please enter an amount.' }),
      ...(proof !== null && 'fault' in proof && { proof: proof.fault }),
    }
    if (answer === 'price') return wrong
    return {
      ...wrong,
      ...(day === ''
        ? { day: 'Please enter the day on which it was paid.' }
        : day > on && {
            day: `It came on ${formatDay(on)}: it cannot have been paid for on a later day.`,
          }),
    }
  }

  function submit() {
    const found = check()
    setProblems(found)
    if (Object.keys(found).length > 0) return
    // Both are told also where the form has gone by then, with what the answer settled.
    const given = toAnswer()
    mutateAsync(given).then(
      () => {
        toast.success('Kept. The year is computed with it.')
        onDone?.(given)
      },
      (error: unknown) => {
        const message = toErrorMessage(error, { fallback: 'The answer could not be saved.' })
        const field = isMoney ? fieldOf(message) : 'answer'
        if (field === 'proof' && proof !== null)
          setProof({ name: proof.name, size: proof.size, fault: message })
        setProblems({ [field]: message })
      },
    )
  }

  function toAnswer(): GainAnswer {
    const { chainId, transactionHash } = subject
    const given = currency as (typeof listed)[number]
    const proved = proof !== null && 'sent' in proof ? { proof: proof.sent } : {}
    if (answer === 'price' && asset !== null) {
      const price = toPlainAmount(amount)
      return {
        price: { chainId, transactionHash, asset, tokenId, price, currency: given, country, note, ...proved },
      }
    }
    if (answer === 'cost') {
      return {
        cost: {
          ...{ receipt: receipt ?? '', amount: toPlainAmount(amount), currency: given, day, country, note },
          ...proved,
        },
      }
    }
    if (answer === 'own') return { own: { chainId, address: counterparty ?? '', note } }
    return { kind: { chainId, transactionHash, kind: answer as TransactionKind, note } }
  }

  if (first === undefined) return null
  return (
    <AnswerFrame
      ref={form}
      label="Your answer"
      note={note}
      save="Save"
      busy={isPending}
      onNote={setNote}
      onSubmit={submit}
      onLeave={onLeave}
    >
      <SelectField
        label="What was it?"
        value={answer}
        options={isOpen ? [{ value: '', label: 'Choose' }, ...choices] : choices}
        error={problems.answer}
        autoFocus={autoFocus}
        onChange={({ target }) => setPicked(target.value as Answer)}
      />
      {isMoney && (
        <>
          <TextField
            label={
              answer === 'cost'
                ? `Cost of ${formatQuantity(quantity)} ${called} in all${country === 'in' ? '' : ', fees included'}`
                : `Price of one ${called} on ${formatDay(on)}`
            }
            hint={
              answer === 'cost' && country === 'in'
                ? 'Whether a fee of the purchase belongs to it the law leaves open: it counts as you enter it.'
                : answer === 'price'
                  ? `For all ${called} of this transaction, in place of what was read. 0 says that it was worth nothing.`
                  : undefined
            }
            inputMode="decimal"
            value={amount}
            error={problems.amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <SelectField
            label="Currency"
            value={currency}
            options={listed.map((value) => ({ value, label: value }))}
            error={problems.currency}
            onChange={({ target }) => setCurrency(target.value)}
          />
        </>
      )}
      {answer === 'cost' && (
        <TextField
          label="Paid on"
          type="date"
          max={on}
          value={day}
          error={problems.day}
          hint="The lot counts as acquired on this day."
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {isMoney && <ProofField chosen={proof} onChoose={setProof} />}
    </AnswerFrame>
  )
}

/** Which field a refusal of the server is about, as far as its sentence tells. */
const fieldOf = (message: string): keyof Problems =>
  proofRefusals.includes(message)
    ? 'proof'
    : message.startsWith('It came on')
      ? 'day'
      : message.startsWith('No rate')
        ? 'currency'
        : 'amount'
