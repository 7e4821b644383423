import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door of the package shows these values and no others', () => {
  expect(Object.keys(door).sort()).toMatchInlineSnapshot(`
    [
      "CHAIN_PLACE",
      "CHAIN_SETTINGS",
      "MOST_PIECES",
      "PRICE_STEP_MS",
      "ProviderError",
      "TRANSFER",
      "createChainClient",
      "growthOf",
      "hasTrustedPrice",
      "holdingValue",
      "identifySources",
      "isCalledDebt",
      "isCrowded",
      "isMint",
      "isVouchedFor",
      "isWellKnown",
      "readBudgets",
      "scoreSpam",
      "sortHoldings",
      "toPieceId",
      "upstreamSettings",
      "withLiveDefaults",
    ]
  `)
})
