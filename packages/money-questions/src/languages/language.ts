/** The languages that the assistant speaks; Hinglish is Hindi in Latin letters, as people type it. */
export const languages = ['en', 'hi', 'hinglish'] as const

export type Language = (typeof languages)[number]
