import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

const svg = readFileSync(fileURLToPath(import.meta.resolve('@pkg/ui-kit/brand/app-icon.svg')), 'utf8')

/** The app icon as a PNG of so many pixels. It may be cut to a circle: the mark stands in its safe zone. */
export function drawIcon(pixels: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng()
}
