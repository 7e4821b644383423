import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { World } from '../plan/plan.ts'
import type { Talk } from './talk.ts'

/** So many talks are remembered; the one that nobody went on with for the longest time goes first. */
const MOST_TALKS = 200

/** With the definitions of finance-math, and with others. */
const talksOf = new WeakMap<readonly AnyCalculator[], Map<string, Talk>>()
const usual: readonly AnyCalculator[] = []

/** A talk of these questions that was understood before; it is what it would be if they were understood anew. */
export function rememberedTalk(questions: readonly string[], world: World): Talk | undefined {
  const talks = talksOf.get(world.calculators ?? usual)
  const key = keyOf(questions, world)
  const talk = talks?.get(key)
  if (talk === undefined) return undefined
  talks?.delete(key)
  talks?.set(key, talk)
  return talk
}

/** Keeps a talk for the next question in it, so that none of its questions is understood a second time. */
export function keep(questions: readonly string[], talk: Talk, world: World): void {
  const registry = world.calculators ?? usual
  const talks = talksOf.get(registry) ?? new Map<string, Talk>()
  talksOf.set(registry, talks)
  talks.set(keyOf(questions, world), talk)
  const [oldest] = talks.keys()
  if (talks.size > MOST_TALKS && oldest !== undefined) talks.delete(oldest)
}

function keyOf(questions: readonly string[], { year, rates }: World): string {
  return JSON.stringify([questions, year, rates])
}
