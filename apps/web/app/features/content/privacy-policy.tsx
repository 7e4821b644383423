import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Prose } from './prose.tsx'

/** What we keep about a person, and what a person can do about it. */
export function PrivacyPolicy() {
  return (
    <Prose title="Privacy Policy" updated="Last updated: 19-10-2024">
      <p>
        {productName} is a watch-only ledger. It never asks for a private key or a seed phrase, and it cannot
        move anything. This page says what it keeps about you, why, and how you can have it removed.
      </p>

      <h2>Information we collect</h2>
      <ul>
        <li>
          <strong>Email and wallet addresses.</strong> To make an account you give a username, an email
          address, your date of birth and a password; the password is kept only as a hash. You then add the
          public wallet addresses that you want to track. A signup whose mail nobody answers is removed after
          a day. A wallet that you delete is kept for about an hour, so that you can undo it.
        </li>
        <li>
          <strong>What you say of your transactions.</strong> What they were, what they cost and when, and
          your notes. Of a file of an exchange that you take costs from, its name, how its columns are read
          and a digest are kept, and the costs that you took; the file itself is not.
        </li>
        <li>
          <strong>Usage data.</strong> Which pages are opened and how often, counted without cookies and
          without anything that identifies you, and the technical log of requests that any server needs to
          find faults.
        </li>
        <li>
          <strong>Security events.</strong> When somebody logs in or fails to, and when a password, an address
          or the two-step login changes: the time, the kind of browser and the network it came from, without
          the part that names one machine. You see them on your account page; they are kept for a year.
        </li>
        <li>
          <strong>Contact form input.</strong> The name, email address and message that you send us, if you
          write to us.
        </li>
      </ul>

      <h2>How we use your information</h2>
      <ul>
        <li>To show the balances, transfers and NFTs of the wallets that you track.</li>
        <li>To sign you in and to keep your account safe.</li>
        <li>To answer you when you write to us.</li>
        <li>To find faults and to see which parts of {productName} are used.</li>
      </ul>

      <h2>Sharing</h2>
      <p>
        We do not sell your data, to anybody, for anything. To read a balance or a price, our server asks
        blockchain and market data services. They are told the wallet address or the token in question; they
        are not told who asks, because your browser never talks to them. Information is disclosed beyond that
        only where the law compels us.
      </p>

      <h2>What is kept in your browser</h2>
      <p>
        Two cookies that only our server can read keep you signed in, and a third lets it know a browser that
        you have used before, so that others who guess at your password cannot slow you down. A fourth tells
        pages in your browser that you are signed in, and whether it is still the same sign-in, so that they
        show you your own links, and what you asked to nobody who signs in after you. It opens nothing. To
        show your dashboard at once, the last figures of your wallets are kept in your browser&rsquo;s own
        storage; they are removed when you log out. Your choice of theme is kept there too, and results of
        calculators that you pin, until you remove them. There are no advertising or tracking cookies, and no
        scripts, fonts or pictures from third parties.
      </p>

      <h2>Your rights</h2>
      <p>You may, at any time:</p>
      <ul>
        <li>see what we keep about you and receive a copy of it, on your account page;</li>
        <li>have what is wrong corrected;</li>
        <li>stop tracking a wallet, which removes it from your account;</li>
        <li>have your account and everything in it deleted;</li>
        <li>object to a use of your data, or withdraw a consent that you have given.</li>
      </ul>

      <h2>Security</h2>
      <p>
        Connections are encrypted wherever {productName} is offered to the public, passwords are hashed with a
        function made for that purpose, sessions can be ended at once, and each account sees its own wallets
        only. No system is beyond failure; because {productName} holds no keys, a failure of ours can never
        spend your coins.
      </p>

      <h2>Children</h2>
      <p>{productName} is not meant for anybody under the age of 13, and does not open accounts for them.</p>

      <h2>Changes to this policy</h2>
      <p>
        When this policy changes, the new text stands on this page with its date. If a change affects what we
        do with data that you have already given us, we tell you before it takes effect.
      </p>
    </Prose>
  )
}
