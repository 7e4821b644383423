/** Wallets that nobody owns, for the example on the first page. Worth in cents, so that their sum is exact. */
export const exampleWallets = [
  { address: '0x5aC20000000000000000000000000000000019Fb', cents: 9_821_437 },
  { address: '0x81dE0000000000000000000000000000000073c6', cents: 4_627_598 },
  { address: '0xF34b00000000000000000000000000000000d8A2', cents: 1_248_055 },
  { address: '0x0e97000000000000000000000000000000006bD4', cents: 620_411 },
  { address: '0x29Bf0000000000000000000000000000000045e9', cents: 198_840 },
  { address: '0xB6a4000000000000000000000000000000003e71', cents: 81_207 },
] as const
