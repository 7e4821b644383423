import { describe, expect, test } from 'vitest'
import { decodeDocument } from './decode-document.ts'
import { parseStories } from './parse-stories.ts'
import { toNewsItem } from './to-news-item.ts'
import { toPlainText } from './to-plain-text.ts'
import { toWebLink } from './to-web-link.ts'

const now = Date.UTC(2026, 7, 15, 18)

describe('the text of a feed', () => {
  const text = 'Zoë räumt auf'
  const latin = (declared: string) =>
    Buffer.from(`<?xml version="1.0" encoding="${declared}"?><a>${text}</a>`, 'latin1')

  test.each([
    [
      'is UTF-8 although Latin-1 is declared',
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`),
      '',
    ],
    ['is Latin-1 as declared', latin('ISO-8859-1'), 'text/xml'],
    ['is Latin-1 although UTF-8 is declared', latin('UTF-8'), 'text/xml; charset=utf-8'],
    ['is Latin-1 although the charset is none', latin('x-nonsense'), 'text/xml; charset=klingon'],
    [
      'is Latin-1 as only the answer says',
      Buffer.from(`<a>${text}</a>`, 'latin1'),
      'text/xml; charset="ISO-8859-1"',
    ],
    ['is UTF-16 by its mark', Buffer.from(`\ufeff${text}`, 'utf16le'), 'text/xml; charset=utf-8'],
  ])('%s', (_, bytes, type) => {
    expect(decodeDocument(bytes, type)).toContain(text)
  })
})

describe('plain text', () => {
  test.each([
    ['scripts are gone with what stands in them', '<script>alert(1)</script>Safe', 'Safe'],
    ['styles are gone with what stands in them', '<style>p{}</style>Safe', 'Safe'],
    ['handlers are gone with their tags', '<img src=x onerror="alert(1)">Safe<p onclick=x>too', 'Safe too'],
    ['broken markup ends where the text ends', 'Safe <b>and <i>sound', 'Safe and sound'],
    ['a tag that never ends shows nothing', 'Safe <img src="x', 'Safe'],
    ['entities are read', 'Tom &amp; Jerry&nbsp;&#8217;s', 'Tom & Jerry ’s'],
    ['what was escaped twice is read twice', '&lt;b&gt;Bold&lt;/b&gt; words', 'Bold words'],
    ['words of two paragraphs stay apart', '<p>One</p><p>Two</p>', 'One Two'],
    ['letters of one word stay together', 'inter<b>net</b>', 'internet'],
    ['less than is no markup', 'BTC < 50 000 & falling', 'BTC < 50 000 & falling'],
    ['turned text is turned back', 'a\u202eb\u202c', 'a b'],
    ['nothing is nothing', undefined, ''],
  ])('%s', (_, html, text) => {
    expect(toPlainText(html, 100)).toBe(text)
  })

  test('a long text ends at a word', () => {
    expect(toPlainText('one two three four', 12)).toBe('one two…')
  })

  test('a megabyte of open tags is read in no time', () => {
    expect(toPlainText('<b>'.repeat(400_000), 100)).toBe('')
  })
})

describe('a link', () => {
  test.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' \tjavascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['file:///etc/passwd'],
    ['https://user:secret@host.example/'],
    ['nonsense'],
    [`https://host.example/${'x'.repeat(3000)}`],
    [undefined],
  ])('%s leads nowhere', (link) => {
    expect(toWebLink(link)).toBeNull()
  })

  test('what only counts readers is taken off', () => {
    expect(toWebLink('https://host.example/a?utm_source=rss&id=7&utm_medium=x')).toBe(
      'https://host.example/a?id=7',
    )
  })

  test('a relative one is read against its feed', () => {
    expect(toWebLink('/a', 'https://host.example/feed')).toBe('https://host.example/a')
  })
})

describe('a story', () => {
  const story = { title: 'A title', link: 'https://host.example/a', publisher: 'Host' }

  test('without a title or a link is none', () => {
    expect(toNewsItem({ ...story, title: '<b></b>' }, { now })).toBeNull()
    expect(toNewsItem({ ...story, link: 'javascript:alert(1)' }, { now })).toBeNull()
  })

  test('of a day that has not come has no date', () => {
    expect(toNewsItem({ ...story, pubDate: 'Thu, 01 Jan 2099 00:00:00 GMT' }, { now })?.pubDate).toBeNull()
  })

  test('has a date in UTC, also where its zone is missing', () => {
    const at = (pubDate: string) => toNewsItem({ ...story, pubDate }, { now })?.pubDate
    expect(at('2019-06-02 05:29:27')).toBe('2019-06-02T05:29:27.000Z')
    expect(at('Sat, 15 Aug 2026 18:00:00 +0200')).toBe('2026-08-15T16:00:00.000Z')
    expect(at('yesterday')).toBeNull()
  })

  test('of a million categories has ten, in no time', () => {
    const categories = Array.from({ length: 1_000_000 }, (_, index) => `<b>Category ${index}</b>`)
    expect(toNewsItem({ ...story, categories }, { now })?.categories).toHaveLength(10)
  })

  test('does not repeat its publisher in the title, and an empty author is none', () => {
    expect(toNewsItem({ ...story, title: 'A title - Host', author: '' }, { now })).toMatchObject({
      title: 'A title',
      author: null,
      sources: [{ name: 'Host', link: story.link }],
    })
  })
})

describe('a feed', () => {
  test('whose stories are without everything still has its stories', () => {
    const rss = '<rss version="2.0"><channel><item><title>One</title></item><item/></channel></rss>'
    expect(parseStories(rss, 'host.example')[0]).toMatchObject({ title: 'One', publisher: 'host.example' })
  })

  test('names its publisher without its motto', () => {
    const rss =
      '<rss version="2.0"><channel><title>CoinDesk: Bitcoin, News</title><item><title>One</title></item></channel></rss>'
    expect(parseStories(rss, 'host.example')[0]?.publisher).toBe('CoinDesk')
  })

  test.each(['', '<html><body>Just a moment...</body></html>', '{"items":', 'plain'])(
    '%j is none',
    (text) => {
      expect(() => parseStories(text, 'host.example')).toThrow()
    },
  )
})
