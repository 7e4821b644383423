import type { Topic } from '@pkg/finance-math/calculators'
import { inputLooks } from '@pkg/ui-kit/components/input-looks.ts'
import { ArrowRight, Columns3, type LucideIcon, Search, Sparkles } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'

export interface CalculatorCard {
  name: string
  description: string
  path: string
  topic: Topic
  Icon: LucideIcon
}

/** The groups of the list, in their order. */
const topics: Readonly<Record<Topic, string>> = {
  investing: 'Investing',
  deposits: 'Savings and deposits',
  salary: 'Salary and provident fund',
  loans: 'Loans and cards',
  tax: 'Tax',
  freedom: 'Retirement and inflation',
  more: 'More',
}

/** The calculator that is a conversation has a page of its own making, and a card like the others. */
const aiCalculator: CalculatorCard = {
  name: 'AI Financial Calculator',
  description: 'Ask in your own words; every number is computed by the same formulas as here',
  path: paths.aiCalculator,
  topic: 'more',
  Icon: Sparkles,
}

/** Not a calculator, but what stands beside all of them. */
const compare: CalculatorCard = {
  name: 'Compare results',
  description: 'Results that you have pinned side by side, in one chart, one link and one plan over years',
  path: paths.compare,
  topic: 'more',
  Icon: Columns3,
}

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
  const navigate = useNavigate()
  const cards = [...calculators, compare, aiCalculator]
  const wanted = term.trim().toLowerCase()
  const answer = wanted === '' ? undefined : find?.(term)
  // Until the search has been loaded, or where it cannot be, names and descriptions are looked through.
  const found = answer
    ? answer.paths.flatMap((path) => cards.find((card) => card.path === path) ?? [])
    : cards.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted))
  const isMissing = found.length === 0 || answer?.isNearest
  /** The one page that is meant; what only comes near is looked at first. */
  const only = wanted !== '' && !isMissing && found.length === 1 ? found[0] : undefined

  async function loadSearch() {
    if (asked.current) return
    asked.current = true
    try {
      const [{ createHomeSearch }, { keywords }] = await Promise.all([
        import('./create-home-search.ts'),
        loadKeywords(),
      ])
      const made = createHomeSearch(cards, keywords)
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
            Exact to the paisa, with the formula, a chart and the full schedule. Computed in your browser;
            what you enter stands in the address of its page, which you can share.
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
            onKeyDown={({ key, nativeEvent }) => {
              // Enter that ends the writing of a word by an input method opens nothing.
              if (key === 'Enter' && !nativeEvent.isComposing && only) navigate(only.path)
            }}
            className={`${inputLooks()} pl-9`}
          />
        </div>
      </header>
      <p role="status" className="mt-6 text-body text-muted empty:hidden">
        {isMissing
          ? `No calculators found for "${term}". Try a different search term.${found.length > 0 ? ' These come nearest:' : ' Or ask in your own words:'}`
          : ''}
      </p>
      {wanted === '' ? (
        <Topics cards={cards} />
      ) : (
        <Cards cards={found.length > 0 ? found : [aiCalculator]} level="h2" />
      )}
    </div>
  )
}

/** Every card, by its topic; the topics are linked at the top, where a phone shows but a few cards. */
function Topics({ cards }: { cards: readonly CalculatorCard[] }) {
  const groups = Object.entries(topics).map(([topic, label]) => ({
    topic,
    label,
    own: cards.filter((card) => card.topic === topic),
  }))
  return (
    <>
      <nav aria-label="Topics" className="mt-6 flex flex-wrap gap-2">
        {groups.map(({ topic, label, own }) => (
          <a
            key={topic}
            href={`#${topic}`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-base border border-hairline bg-surface px-3 text-small text-text hover:bg-hover"
          >
            {label}
            <span className="text-muted tabular-nums">{own.length}</span>
          </a>
        ))}
      </nav>
      {groups.map(({ topic, label, own }) => (
        <section key={topic} id={topic} aria-labelledby={`${topic}-head`} className="mt-8 scroll-mt-20">
          <h2 id={`${topic}-head`} className="text-body font-strong text-text">
            {label}
          </h2>
          <Cards cards={own} level="h3" />
        </section>
      ))}
    </>
  )
}

function Cards({ cards, level }: { cards: readonly CalculatorCard[]; level: 'h2' | 'h3' }) {
  return (
    <ul className="mt-3 grid gap-px overflow-hidden rounded-base border-hairline bg-surface not-empty:border sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <Card key={card.path} {...card} level={level} />
      ))}
    </ul>
  )
}

function Card({ name, description, path, Icon, level: Head }: CalculatorCard & { level: 'h2' | 'h3' }) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 p-card shadow-[0_0_0_1px_var(--hairline)] hover:bg-hover max-sm:py-3 sm:grid-cols-[minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr_auto] sm:gap-y-2">
      <Icon aria-hidden="true" className="mt-0.5 size-5 stroke-[1.75] text-muted sm:mt-0" />
      <Head className="text-body font-strong text-figure sm:mt-1">{name}</Head>
      <p className="text-small text-muted max-sm:col-start-2">{description}</p>
      <Link
        to={path}
        prefetch="intent"
        aria-label={`Explore ${name}`}
        className="mt-1 inline-flex items-center gap-1.5 text-body font-label text-text after:absolute after:inset-0 max-sm:absolute max-sm:inset-0 max-sm:*:hidden"
      >
        <span>Explore</span>
        <ArrowRight aria-hidden="true" className="size-4 stroke-[1.75]" />
      </Link>
    </li>
  )
}
