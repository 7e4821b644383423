/** Stands while the first prices are on their way. */
export function GasLoading() {
  return (
    <p role="status" className="px-4 py-6 text-small text-muted">
      Loading gas prices...
    </p>
  )
}
