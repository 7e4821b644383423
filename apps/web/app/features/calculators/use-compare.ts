import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useLatest } from '#app/lib/use-latest.ts'
import { leaveOutAccountStart, putInAccountStart } from './account-start.ts'
import { hasPins, readPinsOf, writePins } from './compare-link.ts'
import { isSamePin, type Pin } from './pin.ts'
import { findPlan } from './plan-form.ts'
import { restorePins, setPins, setPlan, usePins } from './use-pins.ts'

/** Mails and messengers cut longer addresses; no server sees what stands behind a hash sign. */
export const longestHash = 8000

/** How long a change must stand before the address follows. */
const followMs = 400

export type ChangePins = (pins: readonly Pin[]) => readonly Pin[]

export interface CompareState {
  pins: readonly Pin[]
  /** They came by a link, and others, or none, are kept on this device. */
  isLink: boolean
  /** What of the link could not be taken, as sentences. */
  problems: readonly string[]
  /** The end of the link to what is shown; too long for one where there is too much. */
  hash: string
  /** Makes others of the pins that are shown then, so that what is undone later undoes nothing else. */
  changePins: (change: ChangePins) => void
  /** The numbers of the plan; empty where none is asked for. */
  plan: string
  changePlan: (plan: string) => void
  /** Shows what is pinned on this device instead of what the link holds. */
  showOwn: () => void
}

/**
 * What the page compares: the pins of the address where it holds any, else those of this device, which the address then
 * follows, behind a hash sign, so that not even our own server is told. An amount out of the account's wallets stands in no
 * address, as the browser's history outlives the session; the link that somebody copies holds it. Pins of a link are kept
 * nowhere unless somebody asks.
 */
export function useCompare(): CompareState {
  const location = useLocation()
  const navigate = useNavigate()
  const arrivedBy = useNavigationType()
  const own = usePins(({ pins }) => pins)
  const ownPlan = usePins((kept) => kept.plan)
  const [link, setLink] = useState(() => readLink(location.hash))
  const [entry, setEntry] = useState(location.key)

  if (location.key !== entry) {
    setEntry(location.key)
    if (!isOwnEntry(location.state) || arrivedBy === 'POP') setLink(readLink(location.hash))
  }

  // Another tab may pin, too.
  useEffect(() => {
    const follow = () => restorePins()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const pins = link?.pins ?? own
  const plan = link?.plan ?? ownPlan
  const hash = writeHash(pins, plan)
  const address = writeHash(pins, leaveOutAccountStart(plan))
  const current = useRef(location.hash)
  useEffect(() => {
    current.current = location.hash
  }, [location.hash])
  useEffect(() => {
    if (address === current.current || address.length > longestHash) return undefined
    const timer = setTimeout(
      () => navigate({ hash: address }, { replace: true, preventScrollReset: true, state: ownEntry }),
      followMs,
    )
    return () => clearTimeout(timer)
  }, [address, navigate])

  return {
    pins,
    plan,
    isLink: link !== undefined,
    problems: link?.problems ?? [],
    hash,
    changePins: useLatest((change) => {
      if (link) setLink((now) => now && { ...now, pins: change(now.pins), problems: [] })
      else setPins(change(usePins.getState().pins))
    }),
    changePlan: useLatest((next) => {
      if (link) setLink((now) => now && { ...now, plan: next })
      else setPlan(next)
    }),
    showOwn: useLatest(() => setLink(undefined)),
  }
}

function writeHash(pins: readonly Pin[], plan: string): string {
  if (pins.length === 0) return ''
  return `#${[writePins(pins), plan].filter((part) => part !== '').join('&')}`
}

const ownEntry = { compare: true }

function isOwnEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'compare' in state
}

interface LinkedPins {
  pins: readonly Pin[]
  plan: string
  problems: readonly string[]
}

/** The pins of an address; undefined where it has none, or those that are kept here anyway. */
function readLink(hash: string): LinkedPins | undefined {
  restorePins()
  if (!hasPins(hash)) return undefined
  const { pins, problems: ofPins } = readPinsOf(hash)
  const { plan, problems: ofPlan } = findPlan(putInAccountStart(hash))
  const problems = [...ofPins, ...ofPlan]
  const { pins: own, plan: ownPlan } = usePins.getState()
  const isOwn =
    plan === ownPlan && pins.length === own.length && pins.every((pin, place) => isAlike(pin, own[place]))
  return isOwn && problems.length === 0 ? undefined : { pins, plan, problems }
}

function isAlike(one: Pin, other: Pin | undefined): boolean {
  return other !== undefined && isSamePin(one, other) && one.name === other.name && one.isOut === other.isOut
}
