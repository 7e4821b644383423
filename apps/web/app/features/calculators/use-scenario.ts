import type { AnyCalculator, Correction, InputValue } from '@pkg/finance-math/calculators'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useLatest } from '#app/lib/use-latest.ts'
import { arePartsComing } from './coming-parts.ts'
import { type AnyValues, type Scenario, toScenario, toSearch, withValues } from './scenario.ts'

/** How long a change must stand before the address follows: to write it costs as much as to draw the answer. */
const followMs = 400

/** Servers refuse longer addresses. */
export const longestSearch = 6000

/** What of a link could not be taken as it stood, or is no input: which of those mean anything, the notice knows. */
export type LinkCorrection = Correction | { input: string }

/** What the page itself keeps in the address beside the inputs. */
type ViewParameters = Readonly<Record<string, string | undefined>>

export interface ScenarioState {
  scenario: Scenario
  /** What had to be corrected about the link that led here; empty once a value is changed. */
  linkCorrections: readonly LinkCorrection[]
  view: ViewParameters
  /** The parameters of the link to what is on the screen. */
  search: string
  /** The inputs that the link named, or the person has changed; the others stand on their defaults. */
  given: ReadonlySet<string>
  /** Changes one input; `committed` when the person is done with it. */
  change: (name: string, value: InputValue, committed: boolean) => void
  /** Changes several inputs at once, as one step of the history. */
  changeMany: (changes: Readonly<Record<string, InputValue>>) => void
  /** Marks the end of a change that has been going on. */
  commit: () => void
  /** Changes what the page keeps beside the inputs; undefined removes it. */
  changeView: (name: string, value: string | undefined) => void
  reset: () => void
  /** What the link says, also in the moment in which the page still shows the defaults that its HTML was written with. */
  current: () => Kept
}

/**
 * Keeps a calculator's values and the address in step. The address follows once a thumb rests or is let go. An
 * adjustment, however long a thumb is dragged, is one entry of the history: the first time it is written it pushes,
 * then it replaces. Back and Forward load what the address says.
 */
export function useScenario(definition: AnyCalculator): ScenarioState {
  const location = useLocation()
  const navigate = useNavigate()
  const arrivedBy = useNavigationType()
  // The HTML was written without parameters. A link's are read once all parts have been taken over: to give them other
  // values before would take their HTML from the screen.
  const search = useDeferredValue(location.search, '')
  const [state, setState] = useState(() => read(definition, search))
  const [shown, setShown] = useState(search === location.search ? location.key : '')
  const entry = search === location.search ? location.key : shown
  // Two fields may change before either is drawn: the second builds on the first.
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])

  const isOwn = isOwnEntry(location.state) && arrivedBy !== 'POP'
  if (entry !== shown) {
    setShown(entry)
    if (!isOwn) setState(read(definition, search))
  }

  const isLinkRead = useRef(shown !== '')
  useEffect(() => {
    if (entry !== '') isLinkRead.current = true
  }, [entry])
  const current = () => (isLinkRead.current ? latest.current : read(definition, location.search))
  /** What is changed before the link was read comes on top of what the link says. */
  const readLink = () => {
    if (isLinkRead.current) return
    latest.current = current()
    isLinkRead.current = true
    setShown(location.key)
  }

  const pending = useRef<{ search: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  const isAdjusting = useRef(false)

  const flush = useCallback(
    (isDone: boolean) => {
      if (pending.current !== null) {
        clearTimeout(pending.current.timer)
        // Another address changes what every part may read: React would take those that have no code yet off the page.
        if (arePartsComing(() => flush(true))) return
        const { search: next } = pending.current
        pending.current = null
        const replace = isAdjusting.current
        isAdjusting.current = true
        navigate({ search: next }, { replace, preventScrollReset: true, state: ownEntry })
      }
      if (isDone) isAdjusting.current = false
    },
    [navigate],
  )

  const forget = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = null
    isAdjusting.current = false
  }, [])

  // Leaving the page, or going back, must not leave a timer that navigates away from there: not even in the moment
  // between the browser's step back and the drawing of what the address says then.
  useEffect(() => {
    addEventListener('popstate', forget)
    return () => {
      removeEventListener('popstate', forget)
      forget()
    }
  }, [forget])
  const followed = useRef(entry)
  useEffect(() => {
    // Not when the first link is read: what was typed before, on top of it, may be on its way to the address already.
    if (!isOwn && followed.current !== '' && entry !== followed.current) forget()
    followed.current = entry
  }, [entry, isOwn, forget])

  const follow = (next: string) => {
    if (next.length > longestSearch) return
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = { search: next, timer: setTimeout(flush, followMs, false) }
  }

  const commit = () => flush(true)

  const update = (scenario: Scenario, view: ViewParameters, changed: readonly string[] = []) => {
    const given = new Set([...latest.current.given, ...changed])
    const values = scenario.run.values as AnyValues
    const next = toSearch(definition, { values, given, extra: toParameters(view) })
    latest.current = { scenario, view, given, linkCorrections: [], search: next }
    setState(latest.current)
    follow(next)
  }

  return {
    ...state,
    // The same functions at each render: the fields that nobody touches need not be drawn again.
    change: useLatest((name, value, committed) => {
      readLink()
      const { scenario, view } = latest.current
      if (!isSame((scenario.run.values as AnyValues)[name], value)) {
        update(withValues(definition, scenario, { [name]: value }), view, [name])
      }
      if (committed) commit()
    }),
    changeMany: useLatest((changes) => {
      readLink()
      const { scenario, view } = latest.current
      update(withValues(definition, scenario, changes), view, Object.keys(changes))
      commit()
    }),
    commit: useLatest(commit),
    changeView: useLatest((name, value) => {
      readLink()
      const { scenario, view } = latest.current
      update(scenario, { ...view, [name]: value })
      commit()
    }),
    reset: useLatest(() => {
      forget()
      navigate({ search: '' }, { preventScrollReset: true })
    }),
    current: useLatest(current),
  }
}

const ownEntry = { scenario: true }

function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'scenario' in state
}

/** What an address says: the values, what the page keeps beside them, and the parameters of the link to that. */
export interface Kept {
  scenario: Scenario
  search: string
  view: ViewParameters
  given: ReadonlySet<string>
  linkCorrections: readonly LinkCorrection[]
}

function read(definition: AnyCalculator, search: string): Kept {
  const parameters = new URLSearchParams(search)
  const scenario = toScenario(definition, parameters)
  const view: Record<string, string> = {}
  for (const [name, value] of parameters) {
    if (!Object.hasOwn(definition.inputs, name)) view[name] ??= value.slice(0, 20)
  }
  const given = new Set(Object.keys(definition.inputs))
  const linkCorrections: LinkCorrection[] = Object.keys(view).map((input) => ({ input }))
  for (const correction of scenario.run.corrections) {
    const { input, reason } = correction
    // What could not be read at all was not given either.
    if (reason === 'missing' || reason === 'not-a-number') given.delete(input)
    // A parameter that is not there was not asked to be anything.
    if (reason !== 'missing') linkCorrections.push(correction)
  }
  const values = scenario.run.values as AnyValues
  return {
    scenario,
    view,
    search: toSearch(definition, { values, given, extra: toParameters(view) }),
    given,
    linkCorrections,
  }
}

/** What a page keeps in its address beside the inputs. */
export const viewParameters = ['view', 'inflation', 'display', 'luck']

function toParameters(view: ViewParameters): [name: string, value: string][] {
  return viewParameters.flatMap((name) => {
    const value = view[name]
    return value === undefined ? [] : [[name, value]]
  })
}

function isSame(one: InputValue | undefined, other: InputValue): boolean {
  return typeof one === 'object' ? JSON.stringify(one) === JSON.stringify(other) : Object.is(one, other)
}
