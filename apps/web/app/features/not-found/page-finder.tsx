import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Place } from './find-page.ts'
import { FinderAnswer } from './finder-answer.tsx'
import { useFinder } from './use-finder.ts'

const prompt = `${productName.toLowerCase()}:~$`

/** A terminal that finds pages by name. Always dark, as terminals are. */
export function PageFinder({ places }: { places: readonly Place[] }) {
  const { entries, run } = useFinder(places)
  const log = useRef<HTMLDivElement>(null)
  const [line, setLine] = useState('')
  const last = entries.at(-1)

  useEffect(() => {
    if (last && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [last])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (line.trim() === '') return
    run(line)
    setLine('')
  }

  return (
    <section
      aria-label="Find a page"
      data-theme="dark"
      className="flex min-h-88 flex-col overflow-hidden rounded-base border border-hairline-strong bg-sunken font-mono text-small text-text"
    >
      <div
        aria-hidden="true"
        className="flex items-center justify-between border-b border-hairline px-4 py-2.5"
      >
        <span className="text-faint">find-page</span>
        <span className="h-1.5 w-5 border-y border-accent-line" />
      </div>
      <div
        ref={log}
        role="log"
        aria-label="Answers"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="max-h-80 flex-1 space-y-4 overflow-y-auto px-4 pt-4 pb-2 -outline-offset-2!"
      >
        <p className="text-muted">
          Type the name of a page, or <span className="text-accent-text">help</span>.
        </p>
        {entries.map(({ id, line, finding }) => (
          <div key={id}>
            <p className="break-words">
              <span aria-hidden="true" className="text-faint">
                {prompt}{' '}
              </span>
              {line}
            </p>
            <FinderAnswer finding={finding} places={places} />
          </div>
        ))}
      </div>
      <form onSubmit={handleSubmit} className="flex items-center gap-2 px-4 pb-3">
        <label htmlFor="find-page" className="flex-none text-accent-text">
          <span aria-hidden="true">{prompt}</span>
          <span className="sr-only">Name of the page, or a command</span>
        </label>
        <input
          id="find-page"
          name="page"
          type="text"
          value={line}
          onChange={(event) => setLine(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          placeholder="home"
          className="h-11 min-w-0 flex-1 bg-transparent text-figure caret-accent-line outline-none placeholder:text-faint"
        />
      </form>
    </section>
  )
}
