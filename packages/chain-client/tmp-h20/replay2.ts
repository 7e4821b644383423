import { readFileSync } from 'node:fs'
import { findChain } from '@pkg/chains'
import { toNativeMovements, toDeposits, transactionRow, withdrawalRow } from '../src/providers/blockscout/movements.ts'
const seen: Record<string, number> = {}
const types: Record<string, number> = {}
for (const line of readFileSync('/tmp/h20/rec/all.jsonl', 'utf8').split('\n')) {
  if (!line) continue
  const d = JSON.parse(line)
  if (d.kind === 'bs:api/v2/transactions/X' && d.res.hash) {
    const chain = findChain(d.chain)!
    const p = transactionRow.safeParse(d.res)
    if (!p.success) { console.log('BAD', d.chain, d.res.hash, JSON.stringify(p.error.issues)); continue }
    const gas = toNativeMovements(chain, p.data.from.hash, p.data).find((m) => m.kind === 'gas')
    const want = BigInt(d.res.gas_used ?? 0) * BigInt(d.res.gas_price ?? 0) + BigInt(d.res.l1_fee ?? d.res.scroll?.l1_fee ?? 0) + BigInt(d.res.operator_fee ?? 0)
    const k = `${d.chain} type ${d.res.type} match ${-(gas?.amount ?? 0n) === want} incomplete ${gas?.incomplete ?? false} status ${d.res.status}`
    seen[k] = (seen[k] ?? 0) + 1
    if (-(gas?.amount ?? 0n) !== want) console.log(d.res.hash, d.res.type, gas?.amount, want, d.res.fee, d.res.gas_price)
  }
  else if (/withdrawals/.test(d.kind)) for (const r of d.res.items ?? []) if (!withdrawalRow.safeParse(r).success) console.log('W', r)
  if (d.kind.startsWith('bs:api/v2')) types[d.chain + d.kind] = (types[d.chain + d.kind] ?? 0) + 1
}
console.log(seen, types)
