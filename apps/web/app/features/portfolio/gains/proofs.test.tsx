import { type GainOverride, MAX_PROOF_BYTES, toErrorBody } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { catchSaves } from '#app/lib/testing/catch-saves.ts'
import { AnswerForm, type AnswerSubject } from './answer-form.tsx'
import { GainsOverrides } from './gains-overrides.tsx'
import { SaidProofs } from './said-proofs.tsx'

const hash = `0x${'ab'.repeat(32)}`
const proof = { name: 'invoice.pdf', type: 'application/pdf', size: 120 * 1_024, sha256: 'a1' } as const

const cost: GainOverride = {
  ...{ id: 7, what: 'cost', chainId: 1, transactionHash: hash, explorerUrl: null, address: null },
  ...{ asset: 'native', symbol: 'ETH', before: null, after: '300000', currency: 'INR', day: '2025-01-05' },
  ...{
    feeLeftOut: null,
    on: null,
    moved: [],
    note: '',
    proof,
    at: '2026-11-20T10:00:00.000Z',
    state: 'applied',
  },
}

const subject: AnswerSubject = {
  ...{ chainId: 1, transactionHash: hash, kind: 'received', kinds: [], receipt: 'receipt', quantity: '2' },
  ...{ symbol: 'ETH', name: 'Ether', asset: null, tokenId: null, counterparty: null, on: '2026-04-03' },
}

function open(shown: React.ReactNode, answers: Parameters<typeof answerRoutes>[0] = {}) {
  const { calls } = answerRoutes(answers)
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>{shown}</QueryClientProvider>
    </MemoryRouter>,
  )
  return { sent: () => calls.filter(({ route }) => !route.startsWith('GET')) }
}

const saved = { body: { success: true } }
const openForm = (answers: Parameters<typeof answerRoutes>[0]) =>
  open(<AnswerForm subject={subject} country="in" currency="INR" onLeave={() => {}} />, answers)

const pdf = (name = 'invoice.pdf', size = 9) =>
  new File([`%PDF-1.7\n`, new Uint8Array(Math.max(0, size - 9))], name, { type: 'application/pdf' })

const field = () => screen.getByLabelText('Invoice or statement (optional)')
const descriptionOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a cost is sent with the file that was chosen for it, of which name and size are told', async () => {
  const { sent } = openForm({ 'PUT /api/gains/overrides/cost': saved })
  expect(descriptionOf(field())).toContain('PDF, PNG, JPEG or WebP, up to 2 MB.')
  await userEvent.upload(field(), pdf())
  await screen.findByText('invoice.pdf, 9 bytes')
  await userEvent.type(screen.getByRole('textbox', { name: /^Cost of 2 ETH/ }), '300000{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({
    amount: '300000',
    // As any tool writes it: printf '%%PDF-1.7\n' | base64
    proof: { name: 'invoice.pdf', content: 'JVBERi0xLjcK' },
  })
})

it('a file that was taken off again is not sent, and the focus is back at its field', async () => {
  const { sent } = openForm({ 'PUT /api/gains/overrides/cost': saved })
  await userEvent.upload(field(), pdf())
  await userEvent.click(await screen.findByRole('button', { name: 'Remove invoice.pdf' }))
  expect(document.activeElement).toBe(field())
  expect((field() as HTMLInputElement).files).toHaveLength(0)
  await userEvent.type(screen.getByRole('textbox', { name: /^Cost of 2 ETH/ }), '300000{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).not.toHaveProperty('proof')
})

it.each([
  ['larger than 2 MB', pdf('scan.pdf', MAX_PROOF_BYTES + 1), 'The file is larger than 2 MB.'],
  ['empty', new File([], 'empty.pdf', { type: 'application/pdf' }), 'The file is empty.'],
])(
  'a file that is %s is named at its field at once, and nothing is sent with it',
  async (_, file, message) => {
    const { sent } = openForm({ 'PUT /api/gains/overrides/cost': saved })
    await userEvent.upload(field(), file)
    await waitFor(() => expect(descriptionOf(field())).toContain(message))
    await userEvent.type(screen.getByRole('textbox', { name: /^Cost of 2 ETH/ }), '300000{Enter}')
    expect(document.activeElement).toBe(field())
    expect(sent()).toEqual([])
    await userEvent.upload(field(), pdf())
    await waitFor(() => expect(descriptionOf(field())).not.toContain(message))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
  },
)

it.each([
  'This is no PDF, PNG, JPEG or WebP, whatever its name says. Please choose one of these.',
  'At most 200 files are kept. Please remove one that you do not need.',
  'At most 20 MB of files are kept. Please remove one, or choose a smaller one.',
])('what the server says of the file stands at the file: %s', async (message) => {
  const refused = { status: 400, body: toErrorBody('BAD_REQUEST', message) }
  openForm({ 'PUT /api/gains/overrides/cost': refused })
  await userEvent.upload(field(), pdf())
  await screen.findByText('invoice.pdf, 9 bytes')
  const amount = screen.getByRole('textbox', { name: /^Cost of 2 ETH/ })
  await userEvent.type(amount, '300000{Enter}')
  await waitFor(() => expect(descriptionOf(field())).toContain(message))
  expect(document.activeElement).toBe(field())
  expect(descriptionOf(amount)).not.toContain(message)
})

/** The answers with one cost, whose file the server keeps as it is told. */
function openAnswers(kept: GainOverride['proof'], answers: Parameters<typeof answerRoutes>[0] = {}) {
  let now = kept
  const { sent } = open(<GainsOverrides country="in" />, {
    'GET /api/gains/overrides?country=in': () => ({ body: { overrides: [{ ...cost, proof: now }] } }),
    'GET /api/gains/overrides/7/proof': { body: 'bytes' },
    'PUT /api/gains/overrides/7/proof': () => {
      now = { ...proof, name: 'other.pdf' }
      return { body: now }
    },
    'DELETE /api/gains/overrides/7/proof': () => {
      now = null
      return saved
    },
    ...answers,
  })
  return { sent }
}

const chooser = () => screen.getByLabelText(/^File that proves: Cost of ETH/)

it('the file of an answer is saved under its name, replaced, and removed while the answer stays', async () => {
  const saves = catchSaves()
  const { sent } = openAnswers(proof)
  await userEvent.click(await screen.findByRole('button', { name: 'Save invoice.pdf, 120 kB' }))
  await waitFor(() => expect(saves.names).toEqual(['invoice.pdf']))
  const [file] = saves.blobs
  expect([file?.type, await file?.text()]).toEqual(['application/pdf', '"bytes"'])
  await userEvent.upload(chooser(), pdf('other.pdf'))
  await screen.findByRole('button', { name: 'Save other.pdf, 120 kB' })
  await userEvent.click(screen.getByRole('button', { name: /^Remove other\.pdf: Cost of ETH/ }))
  const attach = await screen.findByRole('button', { name: /^Attach an invoice: Cost of ETH/ })
  await waitFor(() => expect(document.activeElement).toBe(attach))
  expect(screen.getByText(/^Cost of ETH: was not known/)).toBeTruthy()
  expect(sent()).toEqual([
    { route: 'PUT /api/gains/overrides/7/proof', body: { name: 'other.pdf', content: 'JVBERi0xLjcK' } },
    { route: 'DELETE /api/gains/overrides/7/proof', body: undefined },
  ])
})

it('a file is attached to an answer that has none, and what is wrong with it is said beside its button', async () => {
  const message = 'This is no PDF, PNG, JPEG or WebP, whatever its name says. Please choose one of these.'
  openAnswers(null, {
    'PUT /api/gains/overrides/7/proof': { status: 400, body: toErrorBody('BAD_REQUEST', message) },
  })
  const attach = await screen.findByRole('button', { name: /^Attach an invoice: Cost of ETH/ })
  await userEvent.upload(chooser(), pdf('large.pdf', MAX_PROOF_BYTES + 1))
  await waitFor(() => expect(descriptionOf(attach)).toContain('larger than 2 MB'))
  await userEvent.upload(chooser(), pdf())
  await waitFor(() => expect(descriptionOf(attach)).toBe(message))
  expect(within(screen.getByRole('listitem')).getByRole('alert').textContent).toBe(message)
})

it('only a cost or a price offers to attach a file', async () => {
  const kind = { ...cost, what: 'kind', before: 'sent', after: 'sold', proof: null }
  openAnswers(null, { 'GET /api/gains/overrides?country=in': { body: { overrides: [kind] } } })
  await screen.findByRole('button', { name: /^Undo: Kind/ })
  expect(screen.queryByRole('button', { name: /^Attach/ })).toBeNull()
})

it('a figure that was said leads to the file of what it was said of, and to no other', async () => {
  const others: GainOverride[] = [
    { ...cost, id: 8, transactionHash: `0x${'cd'.repeat(32)}`, proof: { ...proof, name: 'other.pdf' } },
    { ...cost, id: 9, what: 'price', proof: { ...proof, name: 'price.pdf' } },
    { ...cost, id: 10, proof: null },
  ]
  open(<SaidProofs country="in" what="cost" transactionHash={hash} />, {
    'GET /api/gains/overrides?country=in': { body: { overrides: [cost, ...others] } },
  })
  await screen.findByRole('button', { name: 'Save invoice.pdf, 120 kB' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
