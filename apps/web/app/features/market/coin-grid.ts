/** The columns of the list: rank, coin, week, change, price, and the arrow; on phones the week is small. */
export const coinGrid =
  'grid grid-cols-[minmax(0,1fr)_3rem_6rem_1rem] items-center gap-x-2.5 px-3 large-letters:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_6rem_7rem_1rem] sm:px-4 md:grid-cols-[1.5rem_minmax(0,1.1fr)_minmax(0,1.6fr)_7rem_9rem_1rem] md:gap-x-5 md:px-6'
