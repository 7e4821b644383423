import { movements, type RouteOutput } from '@pkg/api-contract'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { type MovementFilter, toMovementQuery } from '../queries/movement-filter.ts'
import { inScope, type Scope } from '../queries/queries.ts'

type Part = RouteOutput<typeof movements.exportMovements>

/** Saves every movement that a filter leaves as one CSV, also those that are not on the screen. */
export function useMovementsFile(filter: MovementFilter, scope: Scope) {
  return useMutation({
    mutationFn: async () => {
      const parts = await readParts({ ...toMovementQuery(filter), ...inScope(scope) })
      saveFile(parts[0]?.fileName ?? 'movements.csv', 'text/csv', ...parts.map(({ csv }) => csv))
      return [...new Set(parts.flatMap(({ problems }) => problems))]
    },
    onSuccess(problems) {
      if (problems.length > 0) toast.info('The file is not complete.', { description: problems.join(' ') })
    },
    onError(error) {
      toast.error(toErrorMessage(error, { fallback: 'The movements could not be saved.' }))
    },
  })
}

async function readParts(querystring: Record<string, string>): Promise<Part[]> {
  const parts: Part[] = []
  let cursor: string | null = null
  do {
    const part: Part = await api(movements.exportMovements, {
      querystring: { ...querystring, ...(cursor !== null && { cursor }) },
    })
    parts.push(part)
    cursor = part.nextCursor
  } while (cursor !== null)
  return parts
}
