import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'

const fontFiles = {
  400: import.meta.resolve('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
  600: import.meta.resolve('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
}
const fonts = ([400, 600] as const).map((weight) => ({
  name: 'Public Sans',
  weight,
  style: 'normal' as const,
  data: readFileSync(fileURLToPath(fontFiles[weight])),
}))

/** The night theme in the colours that a picture can have. */
const ink = { ground: '#07110e', line: '#27322e', figure: '#fbfaf3', muted: '#b0b8b0', brass: '#e4b54c' }

const size = { width: 1200, height: 630 }

interface Box {
  type: string
  props: { style?: Record<string, unknown>; children?: unknown }
}

/** Draws the picture that stands for a page where its link is shared: a PNG of 1200 × 630. */
export async function drawSharePicture(title: string, description: string): Promise<Buffer> {
  const svg = await satori(toCard(title, description) as never, { ...size, fonts })
  return new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render().asPng()
}

function box(style: Record<string, unknown>, children?: unknown): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

function toCard(title: string, description: string): Box {
  return box(
    {
      // Padding comes on top of a size here.
      width: size.width - 128 - 80,
      height: size.height - 72 - 64,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 64px 128px',
      background: ink.ground,
      color: ink.figure,
      fontFamily: 'Public Sans',
    },
    [
      // The margin of account books.
      box({ position: 'absolute', left: 84, top: 0, width: 1.5, height: size.height, background: ink.brass }),
      box({ position: 'absolute', left: 90, top: 0, width: 1.5, height: size.height, background: ink.brass }),
      box({ alignItems: 'center', fontSize: 34, fontWeight: 600, letterSpacing: '-0.02em' }, [
        toMark(),
        box({ marginLeft: 18 }, productName),
      ]),
      box({ flexDirection: 'column' }, [
        box(
          {
            fontSize: title.length > 30 ? 68 : 84,
            fontWeight: 600,
            lineHeight: 1.06,
            letterSpacing: '-0.035em',
          },
          title,
        ),
        box({ marginTop: 26, fontSize: 30, lineHeight: 1.4, color: ink.muted }, description),
      ]),
      // The double rule under what is settled.
      box({ flexDirection: 'column' }, [
        box({ width: 220, height: 3, background: ink.brass }),
        box({ width: 220, height: 3, marginTop: 6, background: ink.brass }),
      ]),
    ],
  )
}

function toMark(): Box {
  const column = { width: 10, height: 40, background: ink.figure }
  const rule = { width: 20, height: 5, background: ink.brass }
  return box({ alignItems: 'center' }, [
    box(column),
    box({ flexDirection: 'column' }, [box(rule), box({ ...rule, marginTop: 5 })]),
    box(column),
  ])
}
