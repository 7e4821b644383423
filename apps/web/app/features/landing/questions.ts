/** What people ask first, and what they are told. Search engines read the same text. */
export const questions = [
  {
    id: 'tracking',
    question: 'How do I track my crypto portfolio?',
    answer:
      'Create an account, then paste the addresses you hold, or their ENS names. Hodlwise finds the chains on which each was used, Ethereum and those beside it, reads their balances, prices them by chain and contract and adds them up into one net worth. It only watches: there is no wallet to connect and no key to hand over.',
  },
  {
    id: 'history',
    question: 'Can I see historical data for my portfolio?',
    answer:
      'Yes. Every reading is kept, so the line grows with each day you use it, and the time before is worked out from transfers and historical prices. The chart shows which is which: observed values are solid, reconstructed ones lighter, and what is only illustrative is dashed and says so.',
  },
  {
    id: 'security',
    question: 'How is my personal information kept secure?',
    answer:
      'Your password is kept only as a hash, and private keys or seed phrases are never asked for. Your browser talks to our server alone; data providers learn an address, never who asked. There are no tracking cookies and no third-party scripts, and nothing is sold.',
  },
] as const
