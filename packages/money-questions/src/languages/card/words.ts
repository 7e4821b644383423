/** What a card says around the figures of a calculation, `{…}` being filled by whoever shows it. */
export interface CardWords {
  /** What is said of the whole card. */
  calculation: string
  verified: string
  notVerified: string
  /** A result that was given, in a question backwards. */
  given: string
  open: string
  computed: string
  computedOnOthers: string
  /** What calculators are called, by their ids, where not as their definitions call them. */
  names: Readonly<Record<string, string>>
}
