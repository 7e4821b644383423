import { inView, scroll } from 'motion'
import { animate } from 'motion/mini'

type Keyframes = Parameters<typeof animate>[1]

/** From where to where in the reading of the banner, 0 being its top and 1 its end. */
type Span = readonly [from: number, to: number]

const plan = {
  slogan: [
    [0.26, 0.36],
    [0.58, 0.68],
  ],
  row: [
    [0.1, 0.2],
    [0.34, 0.46],
    [0.54, 0.66],
  ],
  frame: [
    [0.26, 0.36],
    [0.58, 0.68],
  ],
  total: [[0.74, 0.82]],
  rule: [[0.82, 0.94]],
  hint: [[0.86, 0.94]],
} satisfies Record<string, readonly Span[]>

const looks: Record<keyof typeof plan, { opacity?: [number, number]; transform?: [string, string] }> = {
  slogan: { opacity: [0.5, 1] },
  row: { opacity: [0, 1], transform: ['translateX(-6px)', 'translateX(0)'] },
  frame: { transform: ['scaleX(0)', 'scaleX(1)'] },
  total: { opacity: [0, 1] },
  rule: { transform: ['scaleX(0)', 'scaleX(1)'] },
  hint: { opacity: [1, 0] },
}

/**
 * Ties the parts of the banner to how far it is scrolled. Opacity and transforms alone, and on the browser's own
 * scroll timeline where it has one, so that a slow phone draws every frame. Returns what unties them.
 */
function driveHero(section: HTMLElement): () => void {
  const stops: (() => void)[] = []

  function tie(element: Element, [from, to]: Span, { opacity, transform }: (typeof looks)['row']) {
    const times = [0, from, to, 1]
    const keyframes: Keyframes = {
      ...(opacity && { opacity: [opacity[0], ...opacity, opacity[1]] }),
      ...(transform && { transform: [transform[0], ...transform, transform[1]] }),
    }
    const animation = animate(element, keyframes, { duration: 1, ease: 'linear', times })
    const untie = scroll(animation, { target: section, offset: ['start start', 'end end'] })
    stops.push(() => {
      letGo(element)
      untie()
    })
  }

  for (const name of Object.keys(plan) as (keyof typeof plan)[]) {
    const elements = section.querySelectorAll(`[data-part="${name}"]`)
    for (const [index, span] of plan[name].entries()) {
      const element = elements[index]
      if (element) tie(element, span as Span, looks[name])
    }
  }
  const stopGliding = driveGlide(section)
  return () => {
    stopGliding()
    for (const stop of stops) stop()
  }
}

/** Where the view is lower than what stands in it, that glides up as the banner is read. */
function driveGlide(section: HTMLElement): () => void {
  const stage = section.querySelector('[data-part="stage"]')
  const content = section.querySelector('[data-part="glide"]')
  if (!(stage instanceof HTMLElement) || !(content instanceof HTMLElement)) return () => {}
  let stop: (() => void) | undefined
  const sizes = new ResizeObserver(() => {
    stop?.()
    stop = undefined
    const hidden = content.offsetHeight - stage.clientHeight
    if (hidden <= 0) return
    const [top, end] = ['translateY(0)', `translateY(${-hidden}px)`]
    const animation = animate(
      content,
      { transform: [top, top, end, end] },
      { duration: 1, ease: 'linear', times: [0, 0.1, 0.7, 1] },
    )
    const untie = scroll(animation, { target: section, offset: ['start start', 'end end'] })
    stop = () => {
      letGo(content)
      untie()
    }
  })
  sizes.observe(stage)
  sizes.observe(content)
  return () => {
    sizes.disconnect()
    stop?.()
  }
}

/** Lets the children of an element rise one after another, once, when a fifth of it is seen. */
function revealChildren(list: HTMLElement): () => void {
  // What a person sees already would only vanish and come again.
  if (list.getBoundingClientRect().top < window.innerHeight) return () => {}
  const children = [...list.children].filter((child) => child instanceof HTMLElement)
  for (const child of children) child.style.opacity = '0'
  const unwatch = inView(
    list,
    () => {
      for (const [index, child] of children.entries()) {
        const delay = index * staggerSeconds
        animate(
          child,
          { opacity: [0, 1], transform: ['translateY(8px)', 'translateY(0)'] },
          { duration: 0.28, delay, ease: [0.2, 0, 0, 1] },
        )
      }
    },
    { amount: 0.2 },
  )
  return () => {
    unwatch()
    for (const child of children) letGo(child)
  }
}

/**
 * Leaves an element as its style sheet has it, wherever its motion had taken it. Untied first, it would keep that place;
 * and what the style sheet hides by now could not even be untied.
 */
function letGo(element: Element): void {
  for (const animation of element.getAnimations()) animation.cancel()
  if (!(element instanceof HTMLElement)) return
  element.style.removeProperty('opacity')
  element.style.removeProperty('transform')
}

const staggerSeconds = 0.3

/** What moves on the first page. Each takes an element and returns what ends its motion. */
export const landingMotions = { driveHero, revealChildren }
