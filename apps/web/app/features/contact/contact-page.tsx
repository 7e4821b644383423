import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { ArrowUpRight } from 'lucide-react'
import { useApiStatus } from '#app/lib/use-api-status.ts'
import { ContactForm } from './contact-form.tsx'
import { questions } from './questions.tsx'

const linkLooks = 'text-text underline underline-offset-3 hover:text-figure'

/** The ways in which repositories let people talk to those who make the product. */
function listSocial(sourceCodeUrl: string) {
  return [
    { label: 'Source code', href: sourceCodeUrl },
    { label: 'Known problems', href: `${sourceCodeUrl.replace(/\/$/, '')}/issues` },
  ]
}

/** How to reach us: the form, what to know before writing, and where else we are. */
export function ContactPage() {
  const { status } = useApiStatus()
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 py-10 md:py-14 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <section>
        <h1 className="text-head font-head">Contact</h1>
        <p className="mt-2 mb-8 max-w-prose text-body text-muted">
          A question, a figure that looks wrong, an idea: write to us. Never send a private key or a seed
          phrase; nobody at {productName} will ever ask for one.
        </p>
        <ContactForm />
      </section>
      <div className="grid gap-8 lg:gap-6">
        <Card aria-label="Contact information">
          <CardBand>
            <CardHead title="Contact information" />
            <dl className="mt-3 grid gap-3 text-small">
              <div>
                <dt className="text-muted">By message</dt>
                <dd className="text-text">The form on this page; it reaches the people who run this site.</dd>
              </div>
              {status && (
                <div>
                  <dt className="text-muted">By email</dt>
                  <dd className="text-text">
                    {status.contactEmail ? (
                      <a
                        href={`mailto:${status.contactEmail}`}
                        className={`hit-area wrap-anywhere ${linkLooks}`}
                      >
                        {status.contactEmail}
                      </a>
                    ) : (
                      'Whoever runs this site gives no email address; please use the form.'
                    )}
                  </dd>
                </div>
              )}
              {status?.contactPostalAddress && (
                <div>
                  <dt className="text-muted">By post</dt>
                  <dd className="wrap-anywhere text-text">{status.contactPostalAddress}</dd>
                </div>
              )}
              <div>
                <dt className="text-muted">Answers</dt>
                <dd className="text-text">By email, to the address that you give.</dd>
              </div>
            </dl>
          </CardBand>
          {status?.sourceCodeUrl && (
            <CardBand>
              <CardHead title="Elsewhere" />
              <ul className="mt-3 grid gap-2 text-small">
                {listSocial(status.sourceCodeUrl).map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      className={`hit-area inline-flex items-center gap-1 ${linkLooks}`}
                    >
                      {label}
                      <ArrowUpRight aria-hidden="true" className="size-3.5 stroke-[1.75]" />
                    </a>
                  </li>
                ))}
              </ul>
            </CardBand>
          )}
        </Card>
        <Card aria-labelledby="quick-faq">
          <CardBand>
            <h2 id="quick-faq" className="text-body font-strong text-text">
              Quick FAQ
            </h2>
            <div className="mt-1.5">
              {questions.map(({ question, answer }) => (
                <Disclosure key={question} name="quick-faq" summary={question}>
                  <p className="pb-3 pl-6 text-small text-muted">{answer}</p>
                </Disclosure>
              ))}
            </div>
          </CardBand>
        </Card>
      </div>
    </div>
  )
}
