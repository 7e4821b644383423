import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { Line, Run } from './format-answer.ts'

interface AnswerTextProps {
  lines: readonly Line[]
  /** Whether more is coming, which a caret behind the last word says. */
  isTyping: boolean
}

/** An answer in its light formatting. All of it is text; markup in it is shown, not run. */
export function AnswerText({ lines, isTyping }: AnswerTextProps) {
  const last = lines.findLastIndex(({ runs }) => runs.length > 0)
  return (
    <div className="grid gap-2 text-read text-text [overflow-wrap:anywhere]">
      {lines.map((line, index) => {
        const key = `${index}-${line.kind}`
        const runs = [
          ...line.runs.map((run, at) => <StyledRun key={`${at}-${run.isBold}`} run={run} />),
          isTyping && index === last && <Caret key="caret" />,
        ]
        if (line.kind === 'heading')
          return (
            <h2 key={key} className="mt-2 font-strong text-figure">
              {runs}
            </h2>
          )
        if (line.kind === 'item') {
          return (
            <p
              key={key}
              className="relative pl-5 before:absolute before:left-1 before:text-faint before:content-['–']"
            >
              {runs}
            </p>
          )
        }
        return line.runs.length === 0 ? null : <p key={key}>{runs}</p>
      })}
    </div>
  )
}

function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ml-0.5 inline-block h-[0.9em] w-[0.45em] translate-y-[0.1em] bg-accent-line motion-reduce:hidden"
    />
  )
}

/** A run in its style; a figure that was computed carries the rule of what is settled. */
function StyledRun({ run: { text, isBold, isItalic, isComputed, to } }: { run: Run }) {
  const told = (
    <span
      className={clsx(
        isComputed && 'border-b-4 border-double border-accent-line font-figure text-figure tabular-nums',
      )}
    >
      {text}
    </span>
  )
  if (to !== undefined)
    return (
      <Link to={to} className="underline decoration-accent-line underline-offset-4 hover:text-figure">
        {told}
      </Link>
    )
  if (isBold) return <strong className="font-strong text-figure">{told}</strong>
  return isItalic ? <span className="text-small text-muted">{told}</span> : told
}
