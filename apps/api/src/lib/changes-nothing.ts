/** Methods that only read: everything else is taken for a change. */
export const changesNothing: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
