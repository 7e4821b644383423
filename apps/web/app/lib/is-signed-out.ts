/** Whether a call was refused as a stranger's. Told by its shape: the class would bring the whole contract onto every page. */
export function isSignedOut(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 401
}
