import { MAX_PROOFS, MAX_PROOFS_BYTES } from '@pkg/api-contract'
import { describe, expect, test } from 'vitest'
import type { ProofFile } from '../proofs.repository.ts'
import { costFileOf } from './describe-cost-files.ts'
import { overrideOf, sayOne } from './describe-gain-overrides.ts'
import type { OpenForTest } from './open-for-test.ts'

/** Every byte there is, NUL among them. */
const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

/** An invoice. */
export const proofOf = (sha256: string, changed: Partial<ProofFile> = {}): ProofFile => ({
  ...{ name: 'invoice.pdf', type: 'application/pdf', sha256, content: everyByte },
  ...changed,
})

const costOf = (subject: string) =>
  overrideOf(subject, { what: 'cost', before: '', after: '7.00', currency: 'INR', day: '2025-01-05' })

export function describeProofs(open: OpenForTest): void {
  describe('proofs', () => {
    test('a file comes with what it proves, byte for byte, stays when that is said anew, and is given to its person alone', async () => {
      const { proofs, gainOverrides, addPerson, clock } = await open()
      const [ada, bob] = [await addPerson('ada'), await addPerson('bob')]
      const [said] = await gainOverrides.setAll(ada.id, [costOf('1:0xa')], proofOf('a1'))
      const { content, ...file } = proofOf('a1')
      const kept = { id: said?.proofId, ...file, size: 256, at: clock.time }
      expect(await proofs.list(ada.id)).toEqual([kept])
      expect(await proofs.listWhole(ada.id)).toEqual([{ ...kept, content }])
      clock.time += 5
      const again = await sayOne(gainOverrides, ada.id, { ...costOf('1:0xa'), after: '8.00' })
      expect(again).toMatchObject({ id: said?.id, proofId: said?.proofId })
      expect(await proofs.find(ada.id, again.id)).toEqual({ ...kept, content })
      expect((await proofs.find(ada.id, again.id))?.content.equals(everyByte)).toBe(true)
      expect(await proofs.find(bob.id, again.id)).toBeUndefined()
      expect(await proofs.set(bob.id, again.id, proofOf('b1'))).toBeUndefined()
      expect(await proofs.remove(bob.id, again.id)).toBe(false)
      expect(await proofs.list(bob.id)).toEqual([])
      expect(await proofs.list(ada.id)).toEqual([kept])
    })

    test('the same file is one for all answers that name it, also when many come at once, and goes with the last of them', async () => {
      const { proofs, gainOverrides, addPerson } = await open()
      const { id } = await addPerson('ada')
      const all = await gainOverrides.setAll(
        id,
        [1, 2, 3, 4].map((index) => costOf(`1:${index}`)),
      )
      await Promise.all(all.map((one) => proofs.set(id, one.id, proofOf('a1'))))
      const [one, two, three, four] = all.map((each) => each.id) as [number, number, number, number]
      expect(await proofs.list(id)).toHaveLength(1)
      // Another in its place, taken away, undone, and undone with the file that its cost came from.
      await proofs.set(id, one, proofOf('a2', { name: 'other.pdf' }))
      expect((await proofs.list(id)).map(({ sha256 }) => sha256)).toEqual(['a1', 'a2'])
      expect(await proofs.remove(id, two)).toBe(true)
      expect(await proofs.remove(id, two)).toBe(false)
      await gainOverrides.remove(id, three)
      expect((await proofs.list(id)).map(({ sha256 }) => sha256)).toEqual(['a1', 'a2'])
      await gainOverrides.remove(id, four)
      expect((await proofs.list(id)).map(({ name }) => name)).toEqual(['other.pdf'])
      await proofs.set(id, one, proofOf('a3'))
      expect((await proofs.list(id)).map(({ sha256 }) => sha256)).toEqual(['a3'])
    })

    test('what was taken from a file of an exchange takes its proof with it', async () => {
      const { proofs, costFiles, gainOverrides, addPerson } = await open()
      const { id } = await addPerson('ada')
      const { id: fileId } = await costFiles.set(id, costFileOf('a1'))
      const [taken] = await gainOverrides.takeIn(id, fileId, [costOf('1:0xa')])
      await proofs.set(id, taken?.id ?? 0, proofOf('a1'))
      expect(await gainOverrides.removeOfFile(id, fileId)).toBe(1)
      expect(await proofs.list(id)).toEqual([])
    })

    test('what an answer names is not swept', async () => {
      const { proofs, gainOverrides, addPerson } = await open()
      const { id } = await addPerson('ada')
      await gainOverrides.setAll(id, [costOf('1:0xa')], proofOf('a1'))
      await sayOne(gainOverrides, id, costOf('1:0xb'))
      expect(await proofs.removeUnnamed()).toBe(0)
      expect(await proofs.list(id)).toHaveLength(1)
    })

    test('so many are kept and no more, and one that takes the place of another is always taken', async () => {
      const { proofs, gainOverrides, addPerson } = await open()
      const { id } = await addPerson('ada')
      const all = await gainOverrides.setAll(
        id,
        Array.from({ length: MAX_PROOFS + 1 }, (_, index) => costOf(`1:${index}`)),
      )
      const [first, ...rest] = all
      for (const [index, one] of all.slice(0, MAX_PROOFS).entries()) {
        await proofs.set(id, one.id, proofOf(`${index}`))
      }
      const last = rest.at(-1)?.id ?? 0
      const full = { code: 'BAD_REQUEST', message: expect.stringContaining(`At most ${MAX_PROOFS} files`) }
      await expect(proofs.set(id, last, proofOf('one more'))).rejects.toMatchObject(full)
      await expect(gainOverrides.setAll(id, [costOf('1:new')], proofOf('one more'))).rejects.toMatchObject(
        full,
      )
      expect(await proofs.find(id, last)).toBeUndefined()
      expect((await gainOverrides.list(id)).map(({ subject }) => subject)).not.toContain('1:new')
      expect(await proofs.set(id, first?.id ?? 0, proofOf('in its place'))).toBeDefined()
      // One that is there already takes no room.
      expect(await proofs.set(id, last, proofOf('1'))).toBeDefined()
      expect(await proofs.list(id)).toHaveLength(MAX_PROOFS)
    })

    test('of several that come at once for the last room one is kept', async () => {
      const { proofs, gainOverrides, addPerson } = await open()
      const { id } = await addPerson('ada')
      const all = await gainOverrides.setAll(
        id,
        [1, 2, 3].map((index) => costOf(`1:${index}`)),
      )
      const half = Buffer.alloc(MAX_PROOFS_BYTES / 2 + 1)
      const come = await Promise.allSettled(
        all.map((one) => proofs.set(id, one.id, proofOf(`${one.id}`, { content: half }))),
      )
      expect(come.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
      expect(come.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { message: expect.stringContaining('MB of files are kept') },
      })
      expect(await proofs.list(id)).toHaveLength(1)
    })
  })
}
