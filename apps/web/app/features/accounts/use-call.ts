import { useMutation } from '@tanstack/react-query'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { loginOffline } from './offline-sentences.ts'

interface Call {
  busy: boolean
  /** Why the last one failed, as a sentence. */
  failure: string | undefined
  /** Runs one thing at a time; tells whether it worked. */
  run: (task: () => Promise<void>) => Promise<boolean>
}

/** A call that a person starts, with what it is at and how it ended. */
export function useCall(): Call {
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: (task: () => Promise<void>) => task() })

  async function run(task: () => Promise<void>) {
    if (isPending) return false
    return mutateAsync(task).then(
      () => true,
      () => false,
    )
  }

  return {
    busy: isPending,
    failure: error
      ? toErrorMessage(error, { fallback: 'Something went wrong', offline: loginOffline })
      : undefined,
    run,
  }
}
