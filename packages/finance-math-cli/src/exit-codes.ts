/** How the command ends: computed, no answer exists for what was given, or it was not understood. */
export const exitCodes = { done: 0, noAnswer: 1, misused: 2 } as const
