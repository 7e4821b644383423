import { readFileSync } from 'node:fs'
import { chains, findChain } from '@pkg/chains'
import { rawReceipt, rawTransaction, rawBlock, toPaidReceipt } from '../src/providers/ethereum-rpc/raw-transaction.ts'
import { transactionFee } from '../src/fees/transaction-fee.ts'
import { toCoinMovements } from '../src/providers/ethereum-rpc/to-coin-movements.ts'
const rows = JSON.parse(readFileSync('/tmp/h20/rec/fees.json', 'utf8'))
let ok = 0
const bad = new Map<string, string[]>()
const note = (k: string, s: string) => bad.set(k, [...(bad.get(k) ?? []), s])
for (const r of rows) {
  const chain = findChain(r.chain) ?? { ...findChain(1)!, id: r.chain }
  const rc = rawReceipt.safeParse(r.receipt)
  const tx = rawTransaction.safeParse(r.tx ?? { hash: r.hash, value: '0x0', ...r.receipt })
  if (!rc.success) { note(`receipt ${r.chain} ${rc.error.issues.map((i) => i.path.join('.') + i.code).join()}`, r.hash + ' ' + r.uri); continue }
  if (!tx.success) { note(`tx ${r.chain} ${tx.error.issues.map((i) => i.path.join('.') + i.code).join()}`, r.hash + ' ' + r.uri); continue }
  const fee = transactionFee(chain, toPaidReceipt(tx.data, rc.data))
  if (String(fee.amount) !== r.amount || fee.complete !== r.complete || (fee.payer ?? null) !== r.payer)
    note(`fee ${r.chain} type ${r.type}`, `${r.hash} ${r.uri} ours ${fee.amount} ${fee.complete} ${fee.payer} theirs ${r.amount} ${r.complete} ${r.payer}`)
  else ok += 1
  for (const w of [tx.data.from, tx.data.to]) if (w) toCoinMovements(chain, w, { transaction: tx.data, receipt: rc.data, block: 1, at: 1 })
}
console.log('ok', ok, 'of', rows.length)
let blocks = 0, txs = 0
for (const line of readFileSync('/tmp/h20/rec/all.jsonl', 'utf8').split('\n')) {
  if (!line) continue
  const d = JSON.parse(line)
  if (d.kind === 'rpc:eth_getTransactionByHash' && d.res.result?.hash) { txs++; const p = rawTransaction.safeParse(d.res.result); if (!p.success) note(`tx2 ${d.chain} ${JSON.stringify(p.error.issues.slice(0, 2))}`, d.file) }
  if (d.kind === 'rpc:eth_getBlockByNumber' && typeof d.res.result === 'object' && d.res.result) {
    blocks++
    const b = d.res.result
    const full = Array.isArray(b.transactions) && typeof b.transactions[0] === 'object'
    const p = rawBlock.safeParse(full ? b : { ...b, transactions: [] })
    if (!p.success) note(`block ${d.chain} ${JSON.stringify(p.error.issues.slice(0, 2))}`, d.file)
  }
}
console.log('blocks', blocks, 'txs', txs)
for (const [k, v] of bad) console.log(k, v.length, v.slice(0, 2))
