import { type ComponentProps, createElement } from 'react'

/** An icon of Lucide: each shape within it, with its attributes. */
interface IconData {
  node: readonly (readonly [shape: string, attributes: Record<string, string>])[]
}

/** What every icon of Lucide has. Nothing tells it to assistive technology: what it stands in does, where it has to be told. */
const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * Makes the component of an icon. Stands in the build in place of Lucide's own maker (`build-steps/lean-icons.ts`), which
 * also reads sizes, colors and widths of strokes from properties and a context, and names classes: every page loads it,
 * and none uses those.
 */
export function drawIcon({ node }: IconData) {
  const shapes = node.map(([shape, given]) => createElement(shape, given))
  return (props: ComponentProps<'svg'>) => createElement('svg', { ...attributes, ...props }, shapes)
}
