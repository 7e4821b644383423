/** Value of an example portfolio at regular times, as shares of the picture's height. */
export const historyPoints = [
  0.1, 0.13, 0.11, 0.16, 0.18, 0.17, 0.2, 0.19, 0.24, 0.27, 0.26, 0.28, 0.31, 0.3, 0.33, 0.37, 0.4, 0.43,
  0.41, 0.46, 0.49, 0.47, 0.5, 0.48, 0.51, 0.47, 0.49, 0.46, 0.5, 0.53, 0.57, 0.55, 0.52, 0.5, 0.48, 0.49,
  0.47, 0.5, 0.49, 0.53, 0.56, 0.55, 0.58, 0.57, 0.55, 0.59, 0.62, 0.6, 0.64, 0.66, 0.65, 0.69, 0.71, 0.7,
  0.74, 0.77, 0.81, 0.85, 0.92,
] as const

/** Where the illustrative and the reconstructed part of the line end; the rest was observed. */
export const historyParts = { illustrative: 11, reconstructed: 30 } as const
