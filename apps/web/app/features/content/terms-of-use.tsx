import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Prose } from './prose.tsx'

/** What both sides may expect of each other. */
export function TermsOfUse() {
  return (
    <Prose title="Terms of Use" updated="Last updated: 19-10-2024">
      <p>
        By making an account or using {productName} you agree to these terms. If you do not agree with them,
        please do not use it.
      </p>

      <h2>What {productName} does</h2>
      <p>
        {productName} shows what public addresses hold on Ethereum and the chains beside it, what that is
        worth, and how it moved. It is watch-only: it holds no coins and no keys, signs no transactions and
        cannot recover a lost wallet.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>You are at least 13 years old, and what you enter about yourself is true.</li>
        <li>You keep your password to yourself, and you answer for what is done with your account.</li>
        <li>
          You track addresses for your own, lawful purposes. Tracking an address gives you no right in it.
        </li>
      </ul>

      <h2>Figures and their limits</h2>
      <p>
        Balances, prices and pictures come from third parties and from the blockchain itself. We show where a
        figure came from and when, and we mark what is stale, partial or estimated, but we cannot promise that
        every source is right or always answers. Check a figure at its source before you act on it.
      </p>

      <h2>No advice</h2>
      <p>
        Nothing in {productName} is financial, tax or legal advice, and nothing in it is an offer to buy or to
        sell. Crypto assets can lose all of their value. What you do with them is your own decision.
      </p>

      <h2>Fair use</h2>
      <ul>
        <li>Do not try to reach other people&rsquo;s accounts or to get around limits and safeguards.</li>
        <li>Do not burden the service with automated requests beyond what a person would make.</li>
        <li>Do not use the service to break the law or to harm others.</li>
      </ul>

      <h2>Availability and liability</h2>
      <p>
        {productName} is offered free of charge and as it is. It may change, pause or end. As far as the law
        allows, we are not liable for losses that follow from using it, from figures that were wrong or late,
        or from its not being available.
      </p>

      <h2>Ending</h2>
      <p>
        You may stop at any time and have your account deleted. We may close an account that breaks these
        terms.
      </p>

      <h2>Privacy</h2>
      <p>
        What we keep about you and why is said in the{' '}
        <Link to={paths.privacy} className="underline underline-offset-3 hover:text-figure">
          Privacy Policy
        </Link>
        .
      </p>

      <h2>Changes to these terms</h2>
      <p>
        When these terms change, the new text stands on this page with its date. Using {productName} after
        that means agreeing to it.
      </p>
    </Prose>
  )
}
