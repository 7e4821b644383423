import { type ToastAction, toast } from '@pkg/ui-kit/components/toast.ts'

/** Copies what is named as within a sentence, and says what the copy does; where the browser lets nothing be copied, says what a person can do instead. */
export async function copyText(
  name: string,
  text: string,
  does: string,
  instead: string,
  action?: ToastAction,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(`${name.charAt(0).toUpperCase()}${name.slice(1)} copied`, {
      description: does,
      ...(action && { action }),
    })
  } catch {
    toast.error(`The ${name} could not be copied`, { description: instead })
  }
}
