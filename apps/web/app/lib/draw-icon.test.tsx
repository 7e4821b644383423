import { render } from '@testing-library/react'
import * as icons from 'lucide-react'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const chosen = { Fuel: icons.Fuel, Menu: icons.Menu, SunMoon: icons.SunMoon, Search: icons.Search }

/** The markup of an icon without the classes that Lucide gives it. */
function draw(icon: React.ReactElement) {
  const { container, unmount } = render(icon)
  const { firstElementChild: svg } = container
  svg?.classList.remove(...[...svg.classList].filter((name) => name.startsWith('lucide')))
  if (svg?.classList.length === 0) svg.removeAttribute('class')
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).toSorted()
  const drawn = { attributes, shapes: svg?.innerHTML }
  unmount()
  return drawn
}

test.for(Object.entries(chosen))(
  '%s is drawn as Lucide draws it, with and without a class',
  async ([name, Lucide]) => {
    const file = name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
    const { __iconData: data } = await import(`lucide-react/dist/esm/icons/${file}.mjs`)
    const Ours = drawIcon(data)
    expect(draw(<Ours />)).toEqual(draw(<Lucide />))
    expect(draw(<Ours className="size-4" />)).toEqual(draw(<Lucide className="size-4" />))
    expect(draw(<Ours />).shapes).toMatch(/^<(path|circle|line|rect)/)
  },
)
