import { commands } from 'vitest/browser'
import { gridSize, type Look, luminanceSteps, type Part, type Picture } from './look.ts'

/** The most parts that are kept of a story. */
const mostParts = 24

/**
 * Draws the story that stands in `canvas` by day, by night, and by day from right to left. Theme and direction are those
 * of the page; they are as before afterwards.
 */
export async function measureLook(
  canvas: HTMLElement,
  pointer: string | undefined,
  inspectNight: () => Promise<void>,
): Promise<Look> {
  const page = document.documentElement
  const before = { theme: page.dataset.theme, dir: page.dir }
  await document.fonts.ready
  try {
    page.dataset.theme = 'light'
    page.dir = 'ltr'
    await pointAt(canvas, pointer)
    const elements = findParts(canvas)
    const day = await draw(canvas, elements)
    const byDay = elements.map(coloursOf)
    const places = elements.map(placeOf)

    page.dataset.theme = 'dark'
    const night = await draw(canvas, elements)
    const byNight = elements.map(coloursOf)
    await inspectNight()

    page.dataset.theme = 'light'
    page.dir = 'rtl'
    await nextFrame()
    await pointAt(canvas, pointer)
    const turned = await draw(canvas, elements)
    const turnedPlaces = elements.map(placeOf)

    const parts = elements.map(
      (element, index): Part => ({
        is: nameOf(element),
        place: places[index] ?? [],
        turned: turnedPlaces[index] ?? [],
        ink: [byDay[index]?.ink ?? '', byNight[index]?.ink ?? ''],
        ground: [byDay[index]?.ground ?? '', byNight[index]?.ground ?? ''],
      }),
    )
    return { day, night, turned, parts }
  } finally {
    page.dir = before.dir
    if (before.theme === undefined) delete page.dataset.theme
    else page.dataset.theme = before.theme
  }
}

/** Puts the mouse on what the story names, or where it touches nothing. */
async function pointAt(canvas: HTMLElement, pointer: string | undefined): Promise<void> {
  if (pointer === undefined) return commands.movePointer(window.innerWidth - 1, window.innerHeight - 1)
  const rect = canvas.querySelector(pointer)?.getBoundingClientRect()
  if (!rect) throw new TypeError(`The story has no ${pointer} to point at.`)
  await commands.movePointer(rect.left + rect.width / 2, rect.top + rect.height / 2)
  await nextFrame()
}

/** What has text of its own, can be operated, is a drawing or has a ground; neither hidden nor for screen readers only. */
function findParts(canvas: HTMLElement): Element[] {
  return [...canvas.querySelectorAll('*')]
    .filter((element) => element.matches(drawn) && !element.matches('svg svg, svg svg *'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width >= 2 && height >= 2 && element.checkVisibility({ opacityProperty: true })
    })
    .filter((element) => element.matches(operable) || ownText(element) !== '' || hasGround(element))
    .slice(0, mostParts)
}

const drawn = ':not(svg *), svg'
const operable = 'button, a, input, select, textarea, summary, svg, img, dialog'

function hasGround(element: Element): boolean {
  return coloursOf(element).ground !== '#00000000'
}

function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return texts
    .map((node) => node.textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function nameOf(element: Element): string {
  const words = ownText(element) || element.getAttribute('aria-label') || element.getAttribute('alt') || ''
  const short = [...words].slice(0, 24).join('')
  const shapes = element.tagName === 'svg' ? ` of ${element.querySelectorAll('*').length}` : ''
  return `${element.tagName.toLowerCase()}${shapes}${short && ` ${short}`}`
}

function placeOf(element: Element): number[] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}

function coloursOf(element: Element): { ink: string; ground: string } {
  const style = getComputedStyle(element)
  return { ink: hex(style.color), ground: hex(style.backgroundColor) }
}

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
const known = new Map<string, string>()

/** A colour of CSS, whatever its space, as it comes to the screen. */
function hex(colour: string): string {
  const found = known.get(colour)
  if (found) return found
  if (!context) throw new TypeError('There is nothing to draw on.')
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  const channels = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha]
  const text = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  known.set(colour, text)
  return text
}

const room = 4

/** The picture of all parts together, in the window. */
async function draw(canvas: HTMLElement, parts: readonly Element[]): Promise<Picture> {
  const rects = [canvas.firstElementChild ?? canvas, ...parts].map((part) => part.getBoundingClientRect())
  const left = Math.max(0, Math.floor(Math.min(...rects.map(({ left }) => left))) - room)
  const top = Math.max(0, Math.floor(Math.min(...rects.map(({ top }) => top))) - room)
  const right = Math.min(window.innerWidth, Math.ceil(Math.max(...rects.map(({ right }) => right))) + room)
  const bottom = Math.min(
    window.innerHeight,
    Math.ceil(Math.max(...rects.map(({ bottom }) => bottom))) + room,
  )
  const png = await commands.takePicture({ x: left, y: top, width: right - left, height: bottom - top })
  return toGrid(await (await fetch(`data:image/png;base64,${png}`)).blob())
}

async function toGrid(png: Blob): Promise<Picture> {
  const image = await createImageBitmap(png)
  const { width, height } = image
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!drawing) throw new TypeError('There is nothing to draw on.')
  drawing.drawImage(image, 0, 0)
  const { data } = drawing.getImageData(0, 0, width, height)
  const sums = new Float64Array(gridSize ** 2)
  const counts = new Uint32Array(gridSize ** 2)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * gridSize) / height) * gridSize
    for (let x = 0; x < width; x += 1) {
      const field = row + Math.floor((x * gridSize) / width)
      const at = 4 * (y * width + x)
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
      sums[field] = (sums[field] ?? 0) + 0.2126 * red + 0.7152 * green + 0.0722 * blue
      counts[field] = (counts[field] ?? 0) + 1
    }
  }
  return [...sums]
    .map((sum, field) => luminanceSteps[Math.round((sum / (counts[field] || 1) / 255) * 63)] ?? '')
    .join('')
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}
