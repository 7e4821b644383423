/** What readings are of. */
export interface ReadingsOrigin {
  /** `sandbox` or `live`, followed by the identity of private sources where there are any. */
  world: string
  /** The identity of the sources of closing prices. */
  closingPrices: string
}
