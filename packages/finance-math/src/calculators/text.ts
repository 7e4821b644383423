/** A label or sentence: the key under which a translation is found, and the English one. */
export interface Text {
  readonly key: string
  readonly en: string
}
