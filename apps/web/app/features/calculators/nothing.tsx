/** Stands where a table has no figure. */
export function Nothing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">nothing</span>
    </span>
  )
}
