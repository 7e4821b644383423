import { createHash } from 'node:crypto'
import { account, gains, MAX_PROOF_BYTES, wallets } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../../testing/create-browser.ts'
import { createProgram, createToken } from '../../../../testing/create-program.ts'
import { bought, enterGains, first, gaveAway, hash, key } from '../../../../testing/enter-gains.ts'

const receipt = `1:${hash(1)}:in:${key(first)}:1:native:`
const NOBODYS = 4711

/** The first bytes of each kind, and something behind them. */
const pdf = Buffer.from('%PDF-1.7\n\0\xff invoice', 'latin1')
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('a receipt')])
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('a photograph')])
const webp = Buffer.from('RIFF\x10\0\0\0WEBPVP8 a picture', 'latin1')

const file = (name: string, content: Buffer) => ({ name, content: content.toString('base64') })

async function enter() {
  const person = await enterGains({ [first]: [...bought, gaveAway] })
  const { api, send } = person
  return {
    ...person,
    list: async () => (await api(gains.listGainOverrides, {})).overrides,
    setCost: (amount: string, proof?: ReturnType<typeof file>) =>
      api(gains.setReceiptCost, {
        body: { receipt, amount, currency: 'INR', day: '2025-01-05', ...(proof && { proof }) },
      }),
    setProof: (id: number, name: string, content: Buffer) =>
      api(gains.setProof, { params: { id }, body: file(name, content) }),
    removeProof: (id: number) => api(gains.removeProof, { params: { id } }),
    read: (id: number | string) => send({ method: 'GET', url: `/api/gains/overrides/${id}/proof` }),
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a cost is set with its invoice, which is named beside it, given back byte for byte and undone with it', async () => {
  const { list, setCost, read, api, year } = await enter()
  await setCost('300000', file('Rechnung № 5 (Käufer).pdf', pdf))
  const [one] = await list()
  const proof = {
    name: 'Rechnung № 5 (Käufer).pdf',
    type: 'application/pdf',
    size: pdf.length,
    sha256: sha256(pdf),
  }
  expect(one).toMatchObject({ what: 'cost', after: '300000', proof })
  const { digest } = await year()

  const given = await read(one?.id ?? 0)
  expect(given.statusCode).toBe(200)
  expect(given.rawPayload.equals(pdf)).toBe(true)
  expect(given.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; filename=".*"; filename\*=UTF-8''Rechnung%20%E2%84%96%205/,
    ),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  })

  // Another amount leaves the file, and the file is in no figure.
  await setCost('300000.00')
  expect(await list()).toMatchObject([{ after: '300000.00', proof }])
  expect((await year()).digest).toBe(digest)
  await api(gains.undoGainOverride, { params: { id: one?.id ?? 0 } })
  expect((await read(one?.id ?? 0)).statusCode).toBe(404)
  const { proofs } = await api(account.exportAccount, { body: { password: PASSWORD } })
  expect(proofs).toEqual([])
})

test('a file is added to what was said before, replaced and removed; the same one for two answers is kept once', async () => {
  const { list, setCost, setProof, removeProof, read, api } = await enter()
  await setCost('300000')
  const price = { chainId: 1, transactionHash: hash(14), asset: 'native' as const, currency: 'INR' as const }
  await api(gains.setUnitPrice, { body: { ...price, price: '1', proof: file('agreed.jpeg', jpeg) } })
  const [cost, priced] = await list()
  expect([cost?.proof, priced?.proof?.name]).toEqual([null, 'agreed.jpeg'])
  const id = cost?.id ?? 0
  expect(await setProof(id, 'statement', webp)).toMatchObject({ name: 'statement.webp', type: 'image/webp' })
  expect(await setProof(id, 'statement.png', png)).toMatchObject({ name: 'statement.png', size: png.length })
  expect((await read(id)).rawPayload.equals(png)).toBe(true)
  await setProof(id, 'again.jpg', jpeg)
  const exported = await api(account.exportAccount, { body: { password: PASSWORD } })
  expect(exported.proofs).toEqual([
    {
      name: 'again.jpg',
      type: 'image/jpeg',
      size: jpeg.length,
      sha256: sha256(jpeg),
      content: jpeg.toString('base64'),
    },
  ])
  expect(exported.gainOverrides.map(({ proof }) => proof)).toEqual(
    Array.from({ length: 2 }, () => ({ name: 'again.jpg', sha256: sha256(jpeg) })),
  )
  await removeProof(id)
  await expect(removeProof(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await list()).map(({ proof }) => proof?.name ?? null)).toEqual([null, 'again.jpg'])
  expect((await read(id)).statusCode).toBe(404)
})

const html = Buffer.from('<!doctype html><script>alert(1)</script>')

test.each([
  ['a page that is called a picture', html, 'This is no PDF, PNG, JPEG or WebP'],
  ['a page with a picture behind it', Buffer.concat([html, png]), 'This is no PDF, PNG, JPEG or WebP'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This is no PDF'],
  ['an archive', Buffer.from('PK\x03\x04'), 'This is no PDF'],
  ['a sound in the same container as WebP', Buffer.from('RIFF\x10\0\0\0WAVEfmt '), 'This is no PDF'],
  ['half a signature', png.subarray(0, 7), 'This is no PDF'],
  [
    'one byte too many',
    Buffer.concat([pdf, Buffer.alloc(MAX_PROOF_BYTES + 1 - pdf.length)]),
    'larger than 2 MB',
  ],
  ['many bytes too many', Buffer.concat([pdf, Buffer.alloc(MAX_PROOF_BYTES + 4_096)]), 'larger than 2 MB'],
  ['nothing', Buffer.alloc(0), 'The file is empty.'],
])('%s is refused as a proof, and neither cost nor file is kept', async (_, content, message) => {
  const { list, setCost, setProof } = await enter()
  const refused = { code: 'BAD_REQUEST', message: expect.stringContaining(message) }
  await expect(setCost('300000', file('invoice.png', content))).rejects.toMatchObject(refused)
  expect(await list()).toEqual([])
  await setCost('300000', file('invoice.pdf', pdf))
  const [one] = await list()
  await expect(setProof(one?.id ?? 0, 'invoice.png', content)).rejects.toMatchObject(refused)
  expect((await list())[0]?.proof).toMatchObject({ name: 'invoice.pdf' })
})

test('a file of exactly 2 MB is taken, and a body beyond what any file needs is not read', async () => {
  const { list, setCost, setProof, send } = await enter()
  const largest = Buffer.concat([pdf, Buffer.alloc(MAX_PROOF_BYTES - pdf.length)])
  await setCost('300000', file('statement.pdf', largest))
  const [one] = await list()
  expect(one?.proof?.size).toBe(MAX_PROOF_BYTES)
  const tooLarge = setProof(one?.id ?? 0, 'huge.pdf', Buffer.concat([pdf, Buffer.alloc(2 * MAX_PROOF_BYTES)]))
  await expect(tooLarge).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  const url = `/api/gains/overrides/${one?.id}/proof`
  const broken = await send({ method: 'PUT', url, payload: { name: 'a.pdf', content: '%%%' } })
  expect([broken.statusCode, broken.json().error]).toEqual([
    400,
    expect.stringContaining('did not come whole'),
  ])
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\invoice.PDF', 'invoice.pdf'],
  ['invoice.html', 'invoice.html.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  ['nul\0.pdf', 'nul.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
  ['"quoted"; filename=x.exe', '"quoted"; filename=x.exe.pdf'],
  ['रसीद\u200d.pdf', 'रसीद\u200d.pdf'],
  ['...', 'proof.pdf'],
  ['', 'proof.pdf'],
  ['.pdf', 'proof.pdf'],
  ['x'.repeat(200), `${'x'.repeat(195)}.pdf`],
])('a file that is called %j is called %j', async (name, kept) => {
  const { list, setCost, read } = await enter()
  await setCost('300000', file(name, pdf))
  const [one] = await list()
  expect(one?.proof?.name).toBe(kept)
  const { headers, statusCode } = await read(one?.id ?? 0)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename=[^\r\n]*$/)
  expect(headers['set-cookie']).toBeUndefined()
})

test('a picture with a page in it leaves as a picture, to be saved and never shown', async () => {
  const { list, setCost, read } = await enter()
  await setCost('300000', file('both.html', Buffer.concat([png, html])))
  const [one] = await list()
  expect(one?.proof).toMatchObject({ name: 'both.html.png', type: 'image/png' })
  const { headers } = await read(one?.id ?? 0)
  expect(headers['content-type']).toBe('image/png')
  expect(headers['content-disposition']).toContain('both.html.png')
})

test('nobody else, no page of another origin and no program reaches the file of a person', async () => {
  const { app, list, setCost, read, browser, send, ...owner } = await enter()
  await setCost('300000', file('invoice.pdf', pdf))
  const [one] = await list()
  const id = one?.id ?? 0
  const other = browser()
  await other.enter('bob')
  const url = `/api/gains/overrides/${id}/proof`
  const sent = { url, payload: file('mine.pdf', jpeg) }
  expect((await other.send({ method: 'GET', url })).statusCode).toBe(404)
  expect((await other.send({ method: 'PUT', ...sent })).statusCode).toBe(404)
  expect((await other.send({ method: 'DELETE', url })).statusCode).toBe(404)
  expect((await browser().send({ method: 'GET', url })).statusCode).toBe(401)
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await send({ method: 'PUT', ...sent, headers })).statusCode).toBe(403)
  const asText = {
    method: 'PUT',
    url,
    payload: JSON.stringify(sent.payload),
    headers: { 'content-type': 'text/plain' },
  } as const
  expect((await send(asText)).statusCode).toBe(415)
  const { secret } = await createToken({ ...owner, send }, ['read:portfolio', 'read:history'])
  const program = createProgram(app, secret)
  expect((await program.send({ method: 'GET', url })).statusCode).toBe(403)
  expect((await program.api(gains.listGainOverrides, {})).overrides[0]?.proof?.name).toBe('invoice.pdf')
  expect((await read(id)).rawPayload.equals(pdf)).toBe(true)
})

test('only a cost or a price that is there has a proof', async () => {
  const { list, setProof, api, read } = await enter()
  const body = { chainId: 1, transactionHash: hash(14), kind: 'sold' as const }
  await api(gains.setTransactionKind, { body })
  const [one] = await list()
  await expect(setProof(one?.id ?? 0, 'a.pdf', pdf)).rejects.toMatchObject({
    ...{ code: 'BAD_REQUEST', message: 'Only a cost or a price is proved by a file.' },
  })
  await expect(setProof(NOBODYS, 'a.pdf', pdf)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect([
    (await read(NOBODYS)).statusCode,
    (await read('../1')).statusCode,
    (await read('x')).statusCode,
  ]).toEqual([...[404, 404, 400]])
  const { proofs } = await api(account.exportAccount, { body: { password: PASSWORD } })
  expect(proofs).toEqual([])
})

test('an export of the wallets names the file of a cost, and taking it in leaves the one that is there', async () => {
  const { list, setCost, api } = await enter()
  await setCost('300000', file('invoice.pdf', pdf))
  const exported = await api(wallets.exportPortfolio, {})
  expect(exported.gainOverrides).toMatchObject([{ proof: { name: 'invoice.pdf', sha256: sha256(pdf) } }])
  await setCost('1')
  await api(wallets.importWallets, { body: { text: JSON.stringify(exported) } })
  expect(await list()).toMatchObject([{ after: '300000', proof: { name: 'invoice.pdf' } }])
})
