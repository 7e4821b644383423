/** Of what a share is one, where something is owed. */
export const shareWords = 'Shares are of what is held; what is owed is not taken off them.'
