import { publishers } from '../../catalogue/stories.ts'
import { storyLink, storyTime } from '../feeds/to-xml.ts'
import { defineUpstream } from '../upstream.ts'

const known = 'https://news.example/search/cryptocurrency'

/** The conversion service: a feed as JSON. */
export const rss2json = defineUpstream({
  name: 'rss2json',
  env: (url) => ({ RSS2JSON_URL: `${url}/rss2json/v1/api.json`, RSS2JSON_FEED_URL: known }),
  refusals: {
    rateLimit: {
      status: 'error',
      message:
        'You are converting new feeds in a very short period, please use an API key (https://rss2json.com/docs).',
    },
    quota: { status: 422, body: { status: 'error', message: 'Your api key is not valid.' } },
  },
  register(app, { clock }) {
    app.get<{ Querystring: { rss_url?: string } }>('/v1/api.json', async ({ query }, reply) => {
      if (query.rss_url !== known) {
        return reply.code(422).send({ status: 'error', message: '`rss_url` parameter is required.' })
      }
      const items = publishers.flatMap((publisher) =>
        publisher.stories.map((story) => ({
          title: story.title,
          // Without a zone, as the service writes it.
          pubDate: storyTime(story, clock.now()).toISOString().slice(0, 19).replace('T', ' '),
          link: storyLink(publisher, story),
          guid: storyLink(publisher, story),
          author: story.author ?? '',
          thumbnail: '',
          description: `<p>${story.summary}</p>`,
          content: `<p>${story.summary}</p>`,
          enclosure: {},
          categories: story.categories,
        })),
      )
      const feed = {
        url: known,
        title: 'Cryptocurrency search',
        link: known,
        author: '',
        description: '',
        image: '',
      }
      return { status: 'ok', feed, items }
    })
  },
})
