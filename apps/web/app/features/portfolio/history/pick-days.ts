/** The days between which a change is explained; a single one waits for the other end. */
export type PickedDays = readonly [] | readonly [from: string] | readonly [from: string, to: string]

/** A first pick begins a stretch, a second ends it whichever comes first, a third begins a new one. */
export function pickDay(picked: PickedDays, day: string): PickedDays {
  const [from, to] = picked
  if (from === undefined || to !== undefined) return [day]
  if (from === day) return picked
  return from < day ? [from, day] : [day, from]
}
