/** The shape of our own calls' answers when they worked. */
export function succeed<T extends object>(fields: T): { success: true } & T {
  return { success: true, ...fields }
}
