import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { listPages, paths } from '#app/paths.ts'
import { BarLink } from './bar-link.tsx'

const items = listPages(paths.home, paths.calculators, paths.news)

test.each([
  ['/', 'Home', 'page'],
  ['/calculator/home', 'Calculators', 'page'],
  ['/calculator/home/', 'Calculators', 'page'],
  ['/calculator/sip-calculator', 'Calculators', 'true'],
  ['/calculator/ai-calculator', 'Calculators', 'true'],
  ['/news', 'News', 'page'],
])('on %s the mark is at %s alone', (path, label, current) => {
  const bar = items.map((item) => <BarLink key={item.path} {...item} className="" />)
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: bar }], { initialEntries: [path] })} />,
  )
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([label])
  expect(marked[0]?.getAttribute('aria-current')).toBe(current)
})
