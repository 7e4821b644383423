/** A queue whose first is always the one that `compare` puts first; adding and taking cost the logarithm of its length. */
export class Heap<Item> {
  readonly #compare: (a: Item, b: Item) => number
  #items: Item[] = []

  constructor(compare: (a: Item, b: Item) => number, items: readonly Item[] = []) {
    this.#compare = compare
    for (const item of items) this.push(item)
  }

  /** All that is in it, in no order. */
  get items(): readonly Item[] {
    return this.#items
  }

  peek(): Item | undefined {
    return this.#items[0]
  }

  push(item: Item): void {
    const items = this.#items
    let at = items.length
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = items[above] as Item
      if (this.#compare(item, parent) >= 0) break
      items[at] = parent
      at = above
    }
    items[at] = item
  }

  pop(): Item | undefined {
    const items = this.#items
    const first = items[0]
    const last = items.pop() as Item
    if (items.length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= items.length) break
      if (below + 1 < items.length && this.#compare(items[below + 1] as Item, items[below] as Item) < 0)
        below++
      if (this.#compare(items[below] as Item, last) >= 0) break
      items[at] = items[below] as Item
      at = below
    }
    items[at] = last
    return first
  }
}
