import { NFTS_FETCHED, type Nft } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { EVERYTHING } from '../queries/queries.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { NftsPanel } from './nfts-panel.tsx'

const first = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const second = '0xD0006Adf5b9D6AB0869237Bf1FB5AEF5F688bd53'

const build = (tokenId: string): Nft => ({
  ...{ id: `0xaa:${tokenId}`, chainId: 1, tokenAddress: `0x${'aa'.repeat(20)}`, tokenId, standard: 'ERC721' },
  ...{ amount: '1', name: `Piece ${tokenId}`, collection: 'Pieces', image: null, spam: 'no' },
})

function open(owned: Record<string, Nft[]>) {
  answerRoutes(
    Object.fromEntries(
      Object.entries(owned).map(([address, nfts]) => [
        `GET /api/portfolio/${address}/nfts`,
        { body: buildAnswer(nfts) },
      ]),
    ),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NftsPanel addresses={Object.keys(owned)} scope={EVERYTHING} book={new Map()} />
    </QueryClientProvider>,
  )
}

it('says whose each one is, where several wallets are in view', async () => {
  open({ [first]: [build('1')], [second]: [build('1')] })
  expect(await screen.findByText('2 NFTs in 1 collection')).toBeDefined()
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByText(/^in 0x/).textContent)).toEqual([
    'in 0x86c8…1e04',
    'in 0xD000…bd53',
  ])
})

it('says that no more than so many of a wallet are listed, where there may be more', async () => {
  const many = Array.from({ length: NFTS_FETCHED }, (_, index) => build(String(index)))
  open({ [first]: many })
  expect(await screen.findByText(`8 NFTs in 1 collection; of a wallet 8 are listed at most`)).toBeDefined()
  expect(screen.queryByText(/^in 0x/)).toBeNull()
})
