/** Money that is put aside; with no word for what it earns, it earns nothing. */
export const saving = /\b(?:sav(?:e|ed|ing|ings)|bacha\w*|bachat|gullak)\b|बचत|बचा/
/** "I save" and "to put aside" in Hindi, as the grammar has them. */
export const putAside: readonly (readonly [RegExp, string])[] = [
  [
    /\bbacha(?:ta|ti|te|u|un|unga|ungi)\b(?: (?:hu|hun|hoon|rah[ai] hu))?|बचा(?:ऊं|ता|ती|ते)(?: (?:हूं|हूँ))?/g,
    'save',
  ],
  [/(?<!\S)बचाने(?!\S)/g, 'जमा करने'],
  [/(?<!\S)बचाना(?!\S)/g, 'जमा करना'],
]
/** What says that it may earn something. */
export const earning =
  /\b(?:sips?|invest\w*|returns?|interest|byaj|fd|rd|ppf|epf|nps|deposit\w*|fund|funds|account|bank|rate|tax|emi|loan|bill|%|percent|inflation|retire\w*)\b|%|निवेश|ब्याज|एसआईपी|रिटर्न|जमा|प्रतिशत|टैक्स|लोन/
