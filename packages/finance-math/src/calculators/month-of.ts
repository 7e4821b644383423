const names = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The month of an ISO day, such as April 2023. Not by `Intl`, for the reason of `inRupees`. */
export function monthOf(day: string): string {
  return `${names[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}
