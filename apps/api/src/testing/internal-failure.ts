/** The body of an answer for a fault of ours: nothing of the fault, and the name under which the log has it. */
export const internalFailure = ({ headers }: { headers: Record<string, unknown> }) => ({
  success: false,
  code: 'INTERNAL',
  error: 'Something went wrong.',
  message: 'Something went wrong.',
  hint: `The log has it as ${headers['x-request-id']}.`,
})
