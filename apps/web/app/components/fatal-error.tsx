import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { paths } from '#app/paths.ts'

interface FatalErrorProps {
  /** What happened, as a sentence for a person. */
  message: string
}

/** Stands in place of a screen that cannot be shown. */
export function FatalError({ message }: FatalErrorProps) {
  return (
    <div className="page-width grid flex-1 place-items-center py-16">
      <Card as="div" className="w-full max-w-md p-card">
        <ErrorState
          size="page"
          title="Error"
          action={
            <Button asChild variant="primary">
              {/* A full load: whatever broke the running page is gone with it. */}
              <a href={paths.home}>Go Back to Login</a>
            </Button>
          }
        >
          {message}
        </ErrorState>
      </Card>
    </div>
  )
}
