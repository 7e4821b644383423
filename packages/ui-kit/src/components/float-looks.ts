/** The looks of what floats over the page: menus and panels. */
export const floatLooks = [
  'z-40 overflow-hidden rounded-base bg-raised text-text shadow-raised outline-none forced-colors:border',
  'print:hidden data-[state=open]:animate-float-in data-[state=closed]:animate-float-out',
].join(' ')
