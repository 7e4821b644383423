import type { HTMLAttributes } from 'react'

type MathElement = HTMLAttributes<MathMLElement> & { key?: React.Key }

declare module 'react' {
  namespace JSX {
    /** The elements of formulas that browsers draw by themselves, and React's types do not name yet. */
    interface IntrinsicElements {
      math: MathElement & { displaystyle?: 'true' }
      mfrac: MathElement
      mi: MathElement
      mn: MathElement
      mo: MathElement & { stretchy?: 'true' | 'false'; lspace?: string; rspace?: string }
      mrow: MathElement
      mspace: MathElement & { width?: string }
      msub: MathElement
      msup: MathElement
    }
  }
}
