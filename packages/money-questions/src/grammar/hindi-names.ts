import { toPlainLetters } from './to-plain-letters.ts'

const names = `
  अटल पेंशन योजना = atal pension yojana
  अटल पेंशन = atal pension
  एपीवाई = apy
  एनपीएस = nps
  ईपीएफ = epf
  पीएफ = pf
  आरडी = rd
  बेसिक सैलरी = basic
  बेसिक = basic
  सुकन्या समृद्धि योजना = sukanya samriddhi
  सुकन्या समृद्धि = sukanya samriddhi
  सुकन्या योजना = sukanya samriddhi
  सुकन्या = sukanya samriddhi
  किसान विकास पत्र = kvp
  एनएससी = nsc
  एससीएसएस = scss
  सीटीसी = ctc
`

/** What schemes are called in Hindi letters, as their calculators are. */
export const hindiNames: readonly (readonly [RegExp, string])[] = names
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', told = ''] = line.split('=').map((part) => part.trim())
    return [new RegExp(`(?<![\\p{L}\\p{M}])${toPlainLetters(name)}(?![\\p{L}\\p{M}])`, 'gu'), told] as const
  })
