import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import type { Scenario } from './scenario.ts'

interface RefusalNoticeProps {
  definition: AnyCalculator
  error: Extract<Scenario['run'], { ok: false }>['error']
  /** Whether the last good answer stands below. */
  hasAnswer: boolean
}

/** Says why there is no answer to what is given, and what stands there instead. */
export function RefusalNotice({ definition, error, hasAnswer }: RefusalNoticeProps) {
  const { argument, message } = error
  // The library names the input as a program does; a person knows it by its label.
  const label = definition.inputs[argument]?.label.en
  const named = label && message.startsWith(argument) ? label + message.slice(argument.length) : message
  // Of another input too, where its name is no word of English.
  const title = named.replace(/\b[a-z]+[A-Z]\w*/g, (name) =>
    Object.hasOwn(definition.inputs, name) ? `“${definition.inputs[name]?.label.en}”` : name,
  )
  return (
    <Notice tone="warn" title={title}>
      {hasAnswer ? 'The figures below are those of the last values that could be computed.' : undefined}
    </Notice>
  )
}
