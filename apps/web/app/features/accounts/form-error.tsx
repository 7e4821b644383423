import { CircleAlert } from 'lucide-react'

/** Why the server refused; stands where the person is about to press again. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p role="alert" className="flex gap-1.5 text-small text-loss">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none stroke-[1.75]" />
      {message}
    </p>
  )
}
