/** Whether an answer says that it hangs on movements that are still being read. */
export const isProvisional = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'provisional' in data && data.provisional === true
