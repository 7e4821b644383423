import { inputLooks } from '@pkg/ui-kit/components/input-looks.ts'
import { ArrowRight, type LucideIcon, Search, Sparkles } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

export interface CalculatorCard {
  name: string
  description: string
  path: string
  Icon: LucideIcon
}

/** The calculator that is a conversation has a page of its own making, and a card like the others. */
const aiCalculator: CalculatorCard = {
  name: 'AI Financial Calculator',
  description: 'Ask in your own words; every number is computed by the same formulas as here',
  path: paths.aiCalculator,
  Icon: Sparkles,
}

/** The words that it is looked for by. */
const aiKeywords = ['ai', 'ask', 'chat', 'chatbot', 'assistant', 'question', 'एआई', 'सवाल', 'पूछें']

interface CalculatorHomeProps {
  calculators: readonly CalculatorCard[]
  /** The words that people look for each page by. */
  loadKeywords: () => Promise<{ keywords: Readonly<Record<string, readonly string[]>> }>
}

type Find = (term: string) => { paths: string[]; isNearest: boolean }

/** Every calculator, found by its name, its description or the words that people use for it. */
export function CalculatorHome({ calculators, loadKeywords }: CalculatorHomeProps) {
  const id = useId()
  const [term, setTerm] = useState('')
  const [find, setFind] = useState<Find>()
  const asked = useRef(false)
  const cards = [...calculators, aiCalculator]
  const wanted = term.trim().toLowerCase()
  const answer = wanted === '' ? undefined : find?.(term)
  // Until the search has been loaded, or where it cannot be, names and descriptions are looked through.
  const found = answer
    ? answer.paths.flatMap((path) => cards.find((card) => card.path === path) ?? [])
    : cards.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted))
  const isMissing = found.length === 0 || answer?.isNearest

  async function loadSearch() {
    if (asked.current) return
    asked.current = true
    try {
      const [{ createCalculatorSearch }, { keywords }] = await Promise.all([
        import('./find-calculators.ts'),
        loadKeywords(),
      ])
      const made = createCalculatorSearch(
        cards.map((card) => ({ ...card, keywords: keywords[card.path] ?? aiKeywords })),
      )
      setFind(() => made)
    } catch {
      asked.current = false
    }
  }

  return (
    <div className="page-width py-6 md:py-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-head font-head">Financial calculators</h1>
          <p className="mt-1 text-body text-muted">
            Exact to the paisa, with the formula, a chart and the full schedule. Nothing you enter leaves the
            page.
          </p>
        </div>
        <div className="relative w-full sm:w-80">
          <label htmlFor={id} className="sr-only">
            Search calculators
          </label>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 stroke-[1.75] text-muted"
          />
          <input
            id={id}
            type="search"
            placeholder="Search calculators"
            maxLength={200}
            value={term}
            onFocus={loadSearch}
            onChange={(event) => {
              loadSearch()
              setTerm(event.target.value)
            }}
            className={`${inputLooks()} pl-9`}
          />
        </div>
      </header>
      <p role="status" className="mt-6 text-body text-muted empty:hidden">
        {isMissing
          ? `No calculators found for "${term}". Try a different search term.${found.length > 0 ? ' These come nearest:' : ''}`
          : ''}
      </p>
      <ul className="mt-6 grid gap-px overflow-hidden rounded-base border-hairline bg-surface not-empty:border sm:grid-cols-2 lg:grid-cols-3">
        {found.map((calculator) => (
          <Card key={calculator.path} {...calculator} />
        ))}
      </ul>
    </div>
  )
}

function Card({ name, description, path, Icon }: CalculatorCard) {
  return (
    <li className="relative flex flex-col gap-2 p-card shadow-[0_0_0_1px_var(--hairline)] hover:bg-hover">
      <Icon aria-hidden="true" className="size-5 stroke-[1.75] text-muted" />
      <h2 className="mt-1 text-body font-strong text-figure">{name}</h2>
      <p className="flex-1 text-small text-muted">{description}</p>
      <Link
        to={path}
        aria-label={`Explore ${name}`}
        className="mt-1 inline-flex items-center gap-1.5 text-body font-label text-text after:absolute after:inset-0"
      >
        Explore
        <ArrowRight aria-hidden="true" className="size-4 stroke-[1.75]" />
      </Link>
    </li>
  )
}
