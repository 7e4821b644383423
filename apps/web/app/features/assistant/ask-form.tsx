import type { AskBody } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { inputLooks } from '@pkg/ui-kit/components/input-looks.ts'
import { useHydrated } from '@pkg/ui-kit/components/use-hydrated.ts'
import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { AnswerText } from './answer-text.tsx'
import { toPlainText } from './format-answer.ts'
import { languageOf } from './language-of.ts'
import { usePreview } from './use-preview.ts'

interface AskFormProps {
  phase: 'idle' | 'loading' | 'typing' | 'done'
  onAsk: (question: string) => void
  onHalt: () => void
  /** Somebody turned to the line. */
  onFocus: () => void
  inputRef: RefObject<HTMLInputElement | null>
  /** What was asked before in the same talk. */
  turns: () => AskBody['turns']
}

const LONGEST_QUESTION = 2000

/** The line one asks in; it sends with Enter, and stops what is being typed. */
export function AskForm({ phase, onAsk, onHalt, onFocus, inputRef, turns }: AskFormProps) {
  const id = useId()
  const [question, setQuestion] = useState('')
  const isBlank = question.trim() === ''
  const preview = usePreview(question, turns)
  const isHydrated = useHydrated()

  // What was typed before the code had come stands in the line, and in no state yet.
  useLayoutEffect(() => setQuestion(inputRef.current?.value ?? ''), [inputRef])

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isBlank) return
    onAsk(question.trim())
    setQuestion('')
  }

  return (
    <form onSubmit={send} className="sticky bottom-0 z-10 border-t border-hairline bg-surface print:hidden">
      <div className="mx-auto w-full max-w-204 px-4 pt-4 pb-3.5 md:px-6">
        <div className="relative">
          {preview.length > 0 && (
            <div
              lang={languageOf(toPlainText(preview))}
              className="absolute inset-x-0 bottom-full mb-5 rounded-base border border-hairline bg-surface px-3 py-2"
            >
              <AnswerText lines={preview} isTyping={false} />
            </div>
          )}
          <label htmlFor={id} className="sr-only">
            Your question
          </label>
          <input
            ref={inputRef}
            id={id}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={LONGEST_QUESTION}
            placeholder="Ask a financial question..."
            value={question}
            onFocus={onFocus}
            onChange={(event) => setQuestion(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
            }}
            className={`${inputLooks()} min-h-13 pr-28 text-read`}
          />
          <div className="absolute inset-y-0 right-2 flex items-center">
            {phase === 'typing' ? (
              <Button size="sm" icon={<Square aria-hidden="true" />} onClick={onHalt}>
                Stop <span className="text-faint">Esc</span>
              </Button>
            ) : (
              <Button
                type="submit"
                size="sm"
                variant="primary"
                className="noscript:hidden"
                title="Send (or press Ctrl+Enter)"
                icon={<ArrowUp aria-hidden="true" />}
                // Enter presses no button that is disabled; a press before the code has come is kept until it has.
                disabled={isHydrated && (isBlank || phase === 'loading')}
              >
                Send
              </Button>
            )}
          </div>
        </div>
        <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-note text-muted">
          <p id={`${id}-hint`}>Try asking about compound interest, investment returns, or loan payments</p>
          <p>Powered by an AI model. All calculations are estimates.</p>
        </div>
      </div>
    </form>
  )
}
