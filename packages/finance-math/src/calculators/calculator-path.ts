/** The path of the page of the calculator with this id. */
export function calculatorPath(id: string): string {
  return `/calculator/${id}-calculator`
}
