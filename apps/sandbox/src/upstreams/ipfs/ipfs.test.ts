import { expect, it } from 'vitest'
import { content } from '../../content/content.ts'
import { contentPath, resolveContent } from '../../content/resolve-content.ts'
import { useSandbox } from '../../testing/use-sandbox.ts'

const sandboxed = useSandbox()

it('serves every file with its type, whatever its name holds', async () => {
  for (const [path, file] of content) {
    const answer = await sandboxed.ask(`/ipfs/${path.split('/').map(encodeURIComponent).join('/')}`)
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
      200,
      file.type.split(';')[0],
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(file.body)).toBe(true)
  }
})

it('holds the pictures and metadata that the chain and the token lists point to', async () => {
  const { demo } = sandboxed.sandbox
  const tokens =
    (await sandboxed.get(`/moralis/api/v2.2/wallets/${demo.address}/tokens?chain=eth`)).result ?? []
  const logos = tokens.flatMap((row) => (row.logo ? [row.logo] : []))
  expect(logos.length).toBeGreaterThan(8)
  for (const logo of logos) expect(content.has(contentPath(logo))).toBe(true)
  const nfts = (await sandboxed.get(`/moralis/api/v2.2/${demo.address}/nft`)).result ?? []
  const images = nfts.flatMap(({ metadata }) => {
    if (!metadata || metadata === 'string') return []
    const { image, image_url } = JSON.parse(metadata)
    return [image ?? image_url]
  })
  for (const image of images) expect(resolveContent(image)?.type).toMatch(/^image\//)
})

it('says in text that a file is not there', async () => {
  const answer = await sandboxed.ask('/ipfs/QmNothing/1')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
})
