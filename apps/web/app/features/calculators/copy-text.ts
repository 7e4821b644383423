import { toast } from '@pkg/ui-kit/components/toast.ts'

/** Copies, and says what the copy does; where the browser lets nothing be copied, says what a person can do instead. */
export async function copyText(name: string, text: string, does: string, instead: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(`${name} copied`, { description: does })
  } catch {
    toast.error(`The ${name.toLowerCase()} could not be copied`, { description: instead })
  }
}
