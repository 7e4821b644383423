import type { Publisher, Story } from '../../catalogue/stories.ts'

/** The address of a story. */
export function storyLink({ host }: Publisher, { title }: Story): string {
  return `https://${host}/stories/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/** When a story was published. */
export function storyTime({ minutesAgo }: Story, now: number): Date {
  return new Date(Math.floor(now / 60_000) * 60_000 - minutesAgo * 60_000)
}

/** RSS 2.0 as newspapers write it: CDATA, HTML in descriptions, the author under `dc:creator`. */
export function toRss(publisher: Publisher, now: number): string {
  const items = publisher.stories.map(
    (story) => `<item>
<title><![CDATA[${story.title}]]></title>
<link><![CDATA[${storyLink(publisher, story)}?utm_source=rss]]></link>
<guid isPermaLink="false">${story.title.length}-${story.minutesAgo}</guid>
<pubDate>${storyTime(story, now).toUTCString()}</pubDate>
${story.author ? `<dc:creator><![CDATA[${story.author}]]></dc:creator>` : ''}
<description><![CDATA[<p style="float:right"><img src="https://cdn.${publisher.host}/a.png"></p><p>${escapeXml(story.summary)}</p>]]></description>
${story.categories.map((name) => `<category domain="https://${publisher.host}/tags"><![CDATA[${name}]]></category>`).join('')}
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${publisher.name}: news of the sandbox</title><link>https://${publisher.host}/</link><ttl>5</ttl>
${items.join('\n')}
</channel></rss>`
}

/** Atom 1.0, whose first link is one for programs. */
export function toAtom(publisher: Publisher, now: number): string {
  const entries = publisher.stories.map(
    (story) => `<entry>
<title type="html">${escapeXml(escapeXml(story.title))}</title>
<link rel="edit" href="https://api.${publisher.host}/entries/${story.minutesAgo}"/>
<link rel="alternate" type="text/html" href="${storyLink(publisher, story)}"/>
<id>urn:story:${story.title.length}-${story.minutesAgo}</id>
<updated>${storyTime(story, now).toISOString()}</updated>
<summary type="html">${escapeXml(`<b>${escapeXml(story.summary)}</b>`)}</summary>
${story.author ? `<author><name>${story.author}</name></author>` : ''}
${story.categories.map((term) => `<category term="${term}"/>`).join('')}
</entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${publisher.name}</title><id>urn:feed:${publisher.host}</id>
<updated>${new Date(now).toISOString()}</updated>
${entries.join('\n')}
</feed>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
