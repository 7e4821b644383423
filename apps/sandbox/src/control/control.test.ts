import { expect, it } from 'vitest'
import { useSandbox } from '../testing/use-sandbox.ts'

const sandboxed = useSandbox()

it('sends a real transfer of a token named by its symbol', async () => {
  const { chain, demo } = sandboxed.sandbox
  const token = demo.tokens.USDC ?? 'native'
  const before = await chain.balanceOf(token, demo.address)
  const answer = await sandboxed.post('/control/transfer', {
    token: 'USDC',
    to: demo.address,
    value: '1500001',
  })
  expect(answer.status).toBe(200)
  const { transactionHash } = (await answer.json()) as { transactionHash: `0x${string}` }
  const receipt = await chain.client.getTransactionReceipt({ hash: transactionHash })
  expect(receipt).toMatchObject({ status: 'success', to: token.toLowerCase() })
  expect((await chain.balanceOf(token, demo.address)) - before).toBe(1_500_001n)
})

it('sends from a tracked wallet when told so, several at once', async () => {
  const { chain, demo } = sandboxed.sandbox
  const send = { token: 'DAI', from: demo.address, to: demo.counterparty, value: '3' }
  const answers = await Promise.all([1, 2, 3].map(() => sandboxed.post('/control/transfer', send)))
  const mined = (await Promise.all(answers.map((answer) => answer.json()))) as { blockNumber: number }[]
  expect(new Set(mined.map(({ blockNumber }) => blockNumber)).size).toBe(3)
  expect(await chain.client.getBlockNumber()).toBe(
    BigInt(Math.max(...mined.map(({ blockNumber }) => blockNumber))),
  )
})

it.each([
  { token: 'USDC', to: 'nobody', value: '1' },
  { token: 'NOPE', to: '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04', value: '1' },
  { token: 'USDC', to: '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04', value: '-1' },
  { token: 'USDC', to: '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04', value: '1.5' },
  {},
])('refuses the transfer %o with a sentence', async (body) => {
  const answer = await sandboxed.post('/control/transfer', body)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: expect.stringContaining('base units') },
  ])
})

it('says that a transfer of more than there is was reverted', async () => {
  const { demo } = sandboxed.sandbox
  const answer = await sandboxed.post('/control/transfer', {
    token: 'USDC',
    to: demo.address,
    value: '9'.repeat(30),
  })
  expect([answer.status, await answer.json()]).toEqual([422, { message: expect.stringMatching(/revert/) }])
})

it('mints a token of a stranger for whoever is named, and refuses what nobody may mint', async () => {
  const { chain, demo } = sandboxed.sandbox
  const answer = await sandboxed.post('/control/mint', { token: 'bait', to: demo.address, value: '17' })
  const { token } = (await answer.json()) as { token: `0x${string}` }
  expect(await sandboxed.sandbox.mint('bait', demo.address, 5n)).toBe(token.toLowerCase())
  expect(await chain.balanceOf(token, demo.address)).toBe(22n)
  const refused = await sandboxed.post('/control/mint', { token: 'USDC', to: demo.address, value: '17' })
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: expect.stringContaining('base units') },
  ])
  await expect(sandboxed.sandbox.mint('USDC', demo.address, 17n)).rejects.toThrow('There is no token USDC')
})
