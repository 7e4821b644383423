import type { Publisher } from '../../catalogue/stories.ts'
import { toRss } from './to-xml.ts'

/** A feed of somebody who wants to harm its readers. */
export function hostileFeed(now: number): string {
  const date = `<pubDate>${new Date(now).toUTCString()}</pubDate>`
  const items = [
    `<title>Good story&lt;script&gt;alert('title')&lt;/script&gt;</title><link>https://hostile.example/good</link><description><![CDATA[<script>alert(1)</script><img src=x onerror="alert(2)"><p onclick="alert(3)">Plain &amp; simple</p><style>body{display:none}</style>]]></description>`,
    '<title>Script link</title><link>javascript:alert(1)</link><description>Never shown</description>',
    '<title>Data link</title><link>data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;</link><description>Never shown</description>',
    '<title>Password in the link</title><link>https://bank.example@hostile.example/</link><description>Never shown</description>',
    '<title>&amp;lt;img src=x onerror=alert(1)&amp;gt;Escaped twice</title><link>https://hostile.example/twice</link><description>&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt; words <b>never closed <i>and nested</description>',
    '<title>Text that turns \u202eround\u202c and hides\u200b itself</title><link>https://hostile.example/turns</link><description>x</description>',
    `<title>From the year 2099</title><link>https://hostile.example/future</link><pubDate>Thu, 01 Jan 2099 00:00:00 GMT</pubDate>`,
    `<title>${'Long '.repeat(5_000)}</title><link>https://hostile.example/long</link><description>${'long '.repeat(50_000)}</description>`,
    '<link>https://hostile.example/untitled</link><description>No title</description>',
  ]
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Hostile</title>${items
    .map((item) => `<item>${item}${item.includes('pubDate') ? '' : date}</item>`)
    .join('')}</channel></rss>`
}

/** Ten thousand stories. */
export function hugeFeed(now: number): string {
  const stories = Array.from({ length: 10_000 }, (_, index) => ({
    title: `Story number ${index} of very many`,
    summary: 'One of ten thousand.',
    author: null,
    categories: ['Many'],
    minutesAgo: index,
  }))
  const publisher: Publisher = { name: 'Huge', host: 'huge.example', stories }
  return toRss(publisher, now)
}

/** Says that it is UTF-8 and is not. */
export function latinFeed(now: number): Buffer {
  const stories = [
    {
      title: 'Präzise Börsenkurse für Café-Besitzer',
      summary: 'Größe zählt.',
      author: 'Zoë',
      categories: [],
      minutesAgo: 3,
    },
  ]
  return Buffer.from(toRss({ name: 'Latin', host: 'latin.example', stories }, now), 'latin1')
}
