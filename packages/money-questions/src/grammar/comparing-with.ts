/** What asks to hold an answer against the same with another figure: "compare with 9 %", "vs 9 %", "9 % se tulna karo". */
export const comparingWords: ReadonlySet<string> = new Set(
  'compare compared compares comparing comparison vs versus against tulna tulana muqabla mukabla muqable mukable तुलना मुकाबला मुकाबले'.split(
    ' ',
  ),
)

/** The words around the figures of such a question, which say nothing of their own. */
export const comparingJoints: ReadonlySet<string> = new Set(
  `with to it that this them and also by how does do did what is if or now then please can you same of in at for
  se ka ki ke ko kar karo karein kare karna kijiye kariye karke saath sath bhi aur mein me isse iski isko uski usse par pe
  से का की के को कर करो करें कीजिए करके साथ भी और में इससे इसकी इसको पर`.split(/\s+/),
)
