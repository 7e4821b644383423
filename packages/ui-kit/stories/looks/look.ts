/** Luminance of a drawing in a grid of 12 by 12 fields, row after row, each one of 64 steps written as a character. */
export type Picture = string

/** One thing that is seen in a story. Places and sizes are `[x, y, width, height]` in pixels of the window. */
export interface Part {
  /** What it is: its tag and the first words of its own text or its name. */
  readonly is: string
  readonly place: readonly number[]
  /** Where it stands when the page is written from right to left. */
  readonly turned: readonly number[]
  /** Colours of text and ground as `#rrggbb`, or with its opacity as `#rrggbbaa`: by day and by night. */
  readonly ink: readonly [day: string, night: string]
  readonly ground: readonly [day: string, night: string]
}

/** What a story looks like, in so few words that it can be kept beside it and read in a review. */
export interface Look {
  readonly day: Picture
  readonly night: Picture
  /** By day, written from right to left. */
  readonly turned: Picture
  readonly parts: readonly Part[]
}

/** The looks of one file of stories, by the name of the story. */
export type Looks = Record<string, Look>

export const gridSize = 12

/** The steps of luminance, from black to white. */
export const luminanceSteps = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
