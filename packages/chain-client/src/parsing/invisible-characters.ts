/** Controls, and characters that turn the direction of what follows or cannot be seen at all. */
export const invisibleCharacters = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
