import { calculators } from '@pkg/finance-math/calculators'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeadlineStrip } from './headline-strip.tsx'
import { ResultFigures } from './result-figures.tsx'
import { toScenario } from './scenario.ts'

const figureOf = (container: HTMLElement) => container.querySelector('[data-certainty]')?.textContent

it('says of every calculator the very figure of the answer below it', () => {
  const apart = calculators.flatMap((definition) => {
    const { answer } = toScenario(definition, new URLSearchParams())
    // Of one that answers with a list the strip says what stands beside it.
    const [first] = Object.values(definition.outputs).filter(({ role }) => role === 'headline')
    if (answer === undefined || first?.kind === 'list') return []
    const strip = render(<HeadlineStrip {...{ definition, answer }} isInTodaysMoney={false} />).container
    const figures = render(<ResultFigures {...{ definition, answer }} />).container
    const [said, meant] = [figureOf(strip), figureOf(figures)]
    return said === meant ? [] : [`${definition.id}: ${said} above ${meant}`]
  })
  expect(apart).toEqual([])
})
