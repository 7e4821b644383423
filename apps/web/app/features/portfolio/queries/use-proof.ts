import { type GainOverride, gains, type Proof, type ProofInput } from '@pkg/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'

/** An answer with the file that proves it. */
export type Proved = Pick<GainOverride, 'id'> & { proof: Proof }

/** Reads the file that proves an answer. */
export const useReadProof = () =>
  useMutation({
    mutationFn: async ({ id, proof }: Proved) => {
      const stream = await api.stream(gains.getProof, { params: { id: String(id) } })
      return { name: proof.name, type: proof.type, content: await new Response(stream).arrayBuffer() }
    },
  })

/** Keeps a file as the proof of an answer, or removes the one that is there. No figure follows from it. */
export function useSetProof() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, file }: { id: number; file: ProofInput | null }): Promise<unknown> => {
      const params = { id: String(id) }
      return file === null ? api(gains.removeProof, { params }) : api(gains.setProof, { params, body: file })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [gains.listGainOverrides.url] }),
  })
}
