export { createFlights, type Flights } from './create-flights.ts'
export { createFreshness, type FreshnessKeeper } from './create-freshness.ts'
export { waitAtMost } from './wait-at-most.ts'
