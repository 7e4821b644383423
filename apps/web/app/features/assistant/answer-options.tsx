import { Button } from '@pkg/ui-kit/components/button.tsx'
import { languageOf } from './language-of.ts'

interface AnswerOptionsProps {
  /** What can be meant: each is a whole next question. */
  options: readonly string[]
  onChoose: (option: string) => void
}

/** The ways in which a question can be meant, to be pressed instead of typed. */
export function AnswerOptions({ options, onChoose }: AnswerOptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, and nothing is filled in here.
    <div role="group" aria-label="Choose what you mean" className="mt-4 flex flex-wrap gap-3">
      {options.map((option) => (
        <Button
          key={option}
          lang={languageOf(option)}
          className="h-auto min-h-11 max-w-full justify-start py-2 text-left whitespace-normal [overflow-wrap:anywhere]"
          onClick={() => onChoose(option)}
        >
          {option}
        </Button>
      ))}
    </div>
  )
}
