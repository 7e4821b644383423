import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { watchLeaving } from '#app/lib/watch-leaving.ts'
import { AnswerOptions } from './answer-options.tsx'
import { AnswerText } from './answer-text.tsx'
import { AskForm } from './ask-form.tsx'
import { toPlainText } from './format-answer.ts'
import { HistoryPanel } from './history-panel.tsx'
import { languageOf } from './language-of.ts'
import { keepOpenTalk, readOpenTalk, restoreOpenTalk } from './open-talk.ts'
import type { HistoryEntry } from './stored-history.ts'
import { useAnswer } from './use-answer.ts'
import { addToHistory, clearHistory, restoreHistory, useAnswerHistory } from './use-answer-history.ts'
import { openHistoryPanel, useHistoryPanel } from './use-history-panel.ts'

// The calculators' definitions are needed once there is something computed, not before.
const CalculationCard = lazyPart(() =>
  import('./calculation-card.tsx').then((loaded) => loaded.CalculationCard),
)

const example = 'How much will 10,000 grow to in 20 years at 8% annual returns?'

/** A calculator one talks to: the question, the answer typed out, what was computed, and what was asked before. */
export function Assistant() {
  const panelId = useId()
  const isOpen = useHistoryPanel()
  const history = useAnswerHistory(({ entries }) => entries)
  const [selected, setSelected] = useState<number>()
  const [now, setNow] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const answer = useAnswer((entry) => {
    void addToHistory(entry)
    keepOpenTalk(entry)
    setSelected(entry.timestamp)
    setNow(Date.now())
  })
  const { phase, question, lines, calculations, options, isStopped, isAlone, problem } = answer
  const plain = toPlainText(lines)
  const closePanel = useCallback(() => {
    openHistoryPanel(false)
    toggle.current?.focus()
  }, [])
  const isBusy = phase === 'loading' || phase === 'typing'
  // With reduced motion the whole answer comes at once; until then it is waited for.
  const isWaiting = phase === 'loading' || (phase === 'typing' && lines.length === 0)

  // The history is the browser's own; the prerendered page has none.
  useEffect(() => {
    setNow(Date.now())
    void restoreHistory()
  }, [])

  // Who comes back from a calculator, or loads the page anew, goes on where they left.
  const { restore } = answer
  const restoreOnce = useRef(restore)
  const asked = useRef(question)
  useEffect(() => {
    asked.current = question
  }, [question])
  useEffect(() => {
    function goOn(entry: HistoryEntry | undefined) {
      // A question that was asked meanwhile is the newer one.
      if (entry === undefined || asked.current !== '') return
      restoreOnce.current(entry)
      setSelected(entry.timestamp)
    }
    const entry = readOpenTalk()
    if (entry !== undefined) goOn(entry)
    else void restoreOpenTalk().then(goOn)
  }, [])

  useEffect(() => {
    if (!isBusy) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') answer.halt()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  useEffect(() => {
    if (!isOpen) return
    // On narrow screens the panel covers the page: whoever works by keyboard is led into it, and out of it again.
    if (isNarrow()) panel.current?.querySelector<HTMLElement>('[aria-label="Close history"]')?.focus()
    const isOfDialog = (target: Node) => target instanceof Element && target.closest('dialog') !== null
    return watchLeaving(
      (target) => {
        if (isNarrow() && !isOfDialog(target)) closePanel()
      },
      (target) => {
        if (isNarrow() && !panel.current?.contains(target) && !isOfDialog(target)) openHistoryPanel(false)
      },
    )
  }, [isOpen, closePanel])

  return (
    <div className="relative flex flex-1">
      <div ref={panel} className="contents">
        <HistoryPanel
          id={panelId}
          isOpen={isOpen}
          entries={history}
          selected={selected}
          now={now}
          onSelect={(entry) => {
            answer.restore(entry)
            keepOpenTalk(entry)
            setSelected(entry.timestamp)
            if (isNarrow()) closePanel()
          }}
          onClear={() => {
            clearHistory()
            keepOpenTalk(undefined)
            setSelected(undefined)
          }}
          onClose={closePanel}
        />
      </div>
      <div className="flex min-h-[calc(100dvh-57px)] min-w-0 flex-1 flex-col">
        <div className="mx-auto w-full max-w-204 flex-1 px-4 pt-6 pb-8 md:px-6 [&_:is(a,button)]:scroll-mb-36">
          <div className="flex items-center gap-2 xl:-ml-11">
            <IconButton
              ref={toggle}
              className="print:hidden"
              label={isOpen ? 'Hide history' : 'Show history'}
              aria-expanded={isOpen}
              aria-controls={panelId}
              icon={isOpen ? <PanelLeftClose /> : <PanelLeftOpen />}
              onPointerDown={(event) => event.nativeEvent.stopImmediatePropagation()}
              onClick={() => {
                setNow(Date.now())
                openHistoryPanel(!isOpen)
              }}
            />
            <h1 className="text-head font-head">AI Financial Calculator</h1>
          </div>

          {question === '' ? (
            <Welcome
              onTry={() => {
                answer.ask(example)
                input.current?.focus()
              }}
            />
          ) : (
            <div className="mt-5 border-l-2 border-hairline-strong pl-4">
              <p className="text-note text-muted">You asked</p>
              <p
                lang={languageOf(question)}
                className="mt-0.5 text-read font-strong text-figure [overflow-wrap:anywhere]"
              >
                {question}
              </p>
            </div>
          )}

          {isWaiting && (
            <p className="mt-5 flex items-center gap-3 text-body text-muted">
              {productName} is thinking...
              <Button size="sm" onClick={answer.halt}>
                Cancel <span className="text-faint">Esc</span>
              </Button>
            </p>
          )}

          {(lines.length > 0 || isStopped) && (
            <div className="mt-5" lang={languageOf(plain)} aria-busy={phase === 'typing'}>
              <AnswerText lines={lines} isTyping={phase === 'typing'} />
              {isStopped && <p className="mt-2 text-small text-muted">[stopped]</p>}
            </div>
          )}
          {isAlone && lines.length > 0 && (
            <p className="mt-2 text-small text-muted">
              The server cannot be reached. This was computed on your device, by the same library.
            </p>
          )}

          {phase === 'done' && options.length > 0 && (
            <AnswerOptions
              options={options}
              onChoose={(option) => {
                answer.ask(option)
                setSelected(undefined)
                input.current?.focus()
              }}
            />
          )}

          {/* What draws them is large: the first words go first. */}
          {calculations.length > 0 && lines.length > 0 && (
            <div className="mt-5 grid gap-4">
              <Suspense>
                {calculations.map((calculation, index) => (
                  <CalculationCard key={`${index}-${calculation.calculator}`} calculation={calculation} />
                ))}
              </Suspense>
            </div>
          )}

          {problem !== undefined && (
            <p lang={languageOf(problem)} className="mt-5 text-body text-loss [overflow-wrap:anywhere]">
              {problem}
            </p>
          )}
          <p role="status" lang={languageOf(problem ?? plain)} className="sr-only">
            {toAnnouncement(phase, problem, phase === 'done' ? [plain, ...options].join('\n') : '')}
          </p>
        </div>
        <AskForm
          phase={phase}
          inputRef={input}
          onHalt={answer.halt}
          onFocus={answer.prepare}
          turns={answer.turns}
          onAsk={(asked) => {
            answer.ask(asked)
            setSelected(undefined)
          }}
        />
      </div>
    </div>
  )
}

function Welcome({ onTry }: { onTry: () => void }) {
  return (
    <div className="mt-5 grid gap-3 text-read text-text">
      <p>Welcome to AI Financial Calculator! Ask me financial questions or calculations.</p>
      <p className="text-body text-muted">
        For example:{' '}
        <button type="button" onClick={onTry} className="text-left text-text underline underline-offset-2">
          {example}
        </button>
      </p>
    </div>
  )
}

/** The typing is for the eye; who listens hears that it began, and then the whole. */
function toAnnouncement(phase: string, problem: string | undefined, text: string): string {
  if (problem !== undefined) return problem
  if (phase === 'loading') return `${productName} is thinking...`
  return text
}

function isNarrow(): boolean {
  return window.matchMedia('(width < 768px)').matches
}
