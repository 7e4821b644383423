import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { HistoryPicture } from './history-picture.tsx'
import { KeptPicture } from './kept-picture.tsx'
import { questions } from './questions.ts'
import { TrackingPicture } from './tracking-picture.tsx'

const pictures = { tracking: <TrackingPicture />, history: <HistoryPicture />, security: <KeptPicture /> }

/**
 * Three questions, one open at a time; the picture beside them belongs to the open one. Both are the browser's own
 * doing (`details` of one name, `:has`), so that they work before and without JavaScript.
 */
export function Faq() {
  return (
    <section className="border-t border-hairline">
      <div className="faq page-width grid gap-x-10 lg:gap-x-18 gap-y-8 py-12 md:py-18 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-section font-head">HODLer Questions</h2>
          <div className="mt-6 divide-y divide-hairline border-y border-hairline md:mt-8">
            {questions.map(({ id, question, answer }, index) => (
              <Disclosure
                key={id}
                name="hodler-questions"
                defaultOpen={index === 0}
                className={`faq-${id} faq-question`}
                summary={<h3 className="py-4 text-lead font-strong">{question}</h3>}
              >
                <p className="pb-6 pl-6 text-read text-muted">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </div>
        <div
          aria-hidden="true"
          className="grid content-center rounded-base border border-hairline bg-surface py-6"
        >
          {questions.map(({ id }) => (
            <div
              key={id}
              data-picture={id}
              className="faq-picture col-start-1 row-start-1 grid content-center"
            >
              {pictures[id]}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
