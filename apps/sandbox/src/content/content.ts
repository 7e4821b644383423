import { coins } from '../catalogue/coins.ts'
import { folders } from '../catalogue/collections.ts'
import { tokens } from '../catalogue/tokens.ts'
import { drawLogo } from './draw-logo.ts'
import { drawPng } from './draw-png.ts'

/** A file of the IPFS stand-in. */
export interface ContentFile {
  readonly type: string
  readonly body: Buffer
}

/** Every file that the IPFS stand-in holds, by its path below `/ipfs/`. */
export const content: ReadonlyMap<string, ContentFile> = new Map([
  ...postcards(),
  ...badges(),
  ...coins.map((coin) => svg(`${folders.logos}/${coin.id}.svg`, drawLogo(coin.symbol, coin.colour))),
  ...tokens.flatMap(({ symbol, colour }) =>
    colour ? [svg(`${folders.logos}/${symbol.toLowerCase()}.svg`, drawLogo(symbol, colour))] : [],
  ),
])

type Entry = [path: string, file: ContentFile]

function postcards(): Entry[] {
  const picture = (file: string) => `ipfs://${folders.pictures}/${file}`
  return [
    json(`${folders.postcards}/1`, {
      name: 'Morning ferry',
      description: 'First boat out',
      image: picture('ferry.png'),
    }),
    // Already percent-encoded, as published metadata is: the file's name holds a space.
    json(`${folders.postcards}/2`, {
      name: 'Green lighthouse',
      image: picture('Green%20lighthouse.png'),
      attributes: [{ trait_type: 'Light', value: 'green' }],
    }),
    json(`${folders.postcards}/3`, { name: 'Harbour at night', image_url: picture('night.svg') }),
    json(`${folders.postcards}/5`, { name: 'Low tide', image: `ipfs://ipfs/${folders.pictures}/tide.png` }),
    text(`${folders.postcards}/broken`, '{"name": "Torn postcard", "image": '),
    png(`${folders.pictures}/ferry.png`, (x, y) => (y > 40 ? [28, 74, 110] : [236, 190 - y, 120 + x])),
    png(`${folders.pictures}/Green lighthouse.png`, (x, y) =>
      Math.abs(x - 32) < 6 && y > 12 ? [32, 120, 84] : [214, 228, 222],
    ),
    png(`${folders.pictures}/tide.png`, (x, y) => [190 - y, 170 - (x % 16), 130]),
    svg(
      `${folders.pictures}/night.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#101a2c"/><circle cx="46" cy="16" r="7" fill="#f2e6c0"/><path d="M0 48H64V64H0z" fill="#1d3350"/></svg>',
    ),
  ]
}

function badges(): Entry[] {
  return [1, 2].flatMap((id) => [
    json(`${folders.badges}/${String(id).padStart(64, '0')}.json`, {
      name: `Harbour badge ${id}`,
      image: `ipfs://${folders.pictures}/badge-${id}.png`,
    }),
    png(`${folders.pictures}/badge-${id}.png`, (x, y) => [id * 60, (x * 3) % 200, (y * 3) % 200]),
  ])
}

function json(path: string, value: unknown): Entry {
  return [path, { type: 'application/json', body: Buffer.from(JSON.stringify(value)) }]
}

function text(path: string, value: string): Entry {
  return [path, { type: 'text/plain; charset=utf-8', body: Buffer.from(value) }]
}

function svg(path: string, value: string): Entry {
  return [path, { type: 'image/svg+xml', body: Buffer.from(value) }]
}

function png(path: string, colourAt: Parameters<typeof drawPng>[1]): Entry {
  return [path, { type: 'image/png', body: drawPng(64, colourAt) }]
}
