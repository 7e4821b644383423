/** When an amount is twice or three times what it was. */
export const asksWhenGrown =
  /^(?:(?:and|aur|so|ok|okay|then|in) )*(?:how long|how many years|when|kab|kitne saal(?: me| mein)?|कितने साल(?: में)?|कब)\b(?: \S+){0,6}? ?(double|triple|dugna|doguna|teen guna|do guna|दोगुना|दुगना|तिगुना)\b(?! \d)/
