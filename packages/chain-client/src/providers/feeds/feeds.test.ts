import { openSandbox } from '@app/sandbox/testing'
import { expect, onTestFinished, test } from 'vitest'
import { filled, NOON, openProvider } from '../../testing/open-provider.ts'
import { feeds } from './feeds.ts'

const sandbox = await openSandbox({ now: new Date(NOON) })

function open(...names: string[]) {
  const opened = openProvider(feeds, { NEWS_FEEDS: names.map((name) => `${sandbox.url}/feeds/${name}`) })
  onTestFinished(opened.close)
  const problems: string[] = []
  const { listNews } = filled(opened.ports.news)
  return { problems, list: () => listNews({ report: (problem) => problems.push(problem) }) }
}

test('several feeds are asked at once, RSS and Atom alike', async () => {
  const { list, problems } = open('ledger-daily.rss', 'block-wire.atom')
  const items = await list()
  expect(items).toHaveLength(12)
  expect(items[0]).toEqual({
    title: 'Ether rises as validators queue to join',
    link: 'https://ledger-daily.example/stories/ether-rises-as-validators-queue-to-join',
    description: 'The queue of new validators is the longest in a year. A made-up story of the sandbox.',
    author: 'R. Iyer',
    pubDate: '2026-03-01T11:46:00.000Z',
    categories: ['Markets', 'Ethereum', 'Staking', 'Validators'],
    sources: [
      {
        name: 'Ledger Daily',
        link: 'https://ledger-daily.example/stories/ether-rises-as-validators-queue-to-join',
      },
    ],
  })
  expect(items.at(-1)?.link).toBe(
    'https://blockwire.example/stories/a-formal-proof-of-the-most-used-vault-contract',
  )
  expect(problems).toEqual([])
})

test.each(['server-error', 'drop', 'wrong-content-type', 'rate-limit'] as const)(
  'a feed with %s keeps its last stories, and the others are not touched',
  async (kind) => {
    const { list, problems } = open('ledger-daily.rss', 'block-wire.atom')
    const good = await list()
    sandbox.setFault('feeds', { kind, path: 'block-wire' })
    expect(await list()).toEqual(good)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(new URL(sandbox.url).host)
  },
)

test('a feed that was dead from the start leaves the others to be read', async () => {
  const { list, problems } = open('nothing-here.rss', 'block-wire.atom')
  expect(await list()).toHaveLength(5)
  expect(problems).toEqual([`${new URL(sandbox.url).host} does not have the answer.`])
})

test('a feed that breaks off half way is dead, and the others are read', async () => {
  sandbox.setFault('feeds', { kind: 'half-body', path: 'ledger-daily' })
  const { list, problems } = open('ledger-daily.rss', 'block-wire.atom')
  expect(await list()).toHaveLength(5)
  expect(problems).toHaveLength(1)
})

test('only when every feed is dead is there no news', async () => {
  sandbox.setFault('feeds', { kind: 'server-error' })
  await expect(open('ledger-daily.rss', 'block-wire.atom').list()).rejects.toMatchObject({ kind: 'busy' })
})

test('feeds that are all dead are no new reading, whatever was read of them before', async () => {
  const { list } = open('ledger-daily.rss', 'block-wire.atom')
  await list()
  sandbox.setFault('feeds', { kind: 'server-error' })
  await expect(list()).rejects.toMatchObject({ kind: 'busy' })
})

test('a feed that has not changed is not sent again', async () => {
  const { list } = open('ledger-daily.rss')
  const first = await list()
  expect(await list()).toEqual(first)
})

test('a hostile feed gives plain text and links that a browser may open, or nothing', async () => {
  const items = await open('hostile.rss').list()
  expect(JSON.stringify(items)).not.toMatch(/<|javascript:|data:|onerror|alert\(1\)|bank\.example/)
  expect(items.map(({ title }) => title.slice(0, 40))).toEqual([
    'Good story',
    'Escaped twice',
    'Text that turns round and hides itself',
    'From the year 2099',
    expect.stringMatching(/^Long Long/),
  ])
  expect(items[0]).toMatchObject({ link: 'https://hostile.example/good', description: 'Plain & simple' })
  expect(items[3]?.pubDate).toBeNull()
  expect(Math.max(...items.map(({ title, description }) => title.length + description.length))).toBeLessThan(
    950,
  )
})

test('of ten thousand stories the first sixty are read', async () => {
  const items = await open('huge.rss').list()
  expect(items).toHaveLength(60)
  expect(items[0]?.title).toBe('Story number 0 of very many')
})

test('a feed that lies about its charset keeps its letters', async () => {
  expect((await open('latin.rss').list())[0]).toMatchObject({
    title: 'Präzise Börsenkurse für Café-Besitzer',
    author: 'Zoë',
  })
})

test('a feed that has moved is followed; one that leads into our own network is not', async () => {
  expect(await open('moved.rss').list()).toHaveLength(7)
  await expect(open('trap.rss').list()).rejects.toMatchObject({ retry: 'never' })
})
