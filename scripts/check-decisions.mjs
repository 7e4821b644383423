// Every decision record has the form that docs/decisions/README.md describes, and its row in the index there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/processes.mjs'
import { Advice, run } from './lib/steps.mjs'

const folder = join(root, 'docs', 'decisions')
const read = (file) => readFileSync(join(folder, file), 'utf8')

const title = /^# (?<number>\d{3}): (?<title>\S.*)$/
const heading = /^Date: \d{4}-\d{2}-\d{2}\. Status: (?<status>[^.]+)\.(?: Supersedes (?<earlier>[^.]+)\.)?$/
const status = /^(accepted|superseded by \d{3}|superseded in part by \d{3}: [^;]+(; by \d{3}: [^;]+)*)$/
const parts = ['Context', 'Decision', 'Consequences']

/** What is wrong with the form of one record, in words; empty when nothing is. */
function listFaults({ file, lines, number, says }) {
  const found = lines.flatMap((line) => line.match(/^\*\*(\w+)\.\*\*/)?.[1] ?? [])
  return [
    number !== file.slice(0, 3) && `its first line is not "# ${file.slice(0, 3)}: Title"`,
    !says && 'its third line is not "Date: 2026-01-31. Status: accepted."',
    says &&
      !status.test(says.status) &&
      `"${says.status}" is neither "accepted" nor "superseded by 012" nor "superseded in part by 012: what"`,
    found.join() !== parts.join() && `its parts are not ${parts.map((part) => `**${part}.**`).join(' ')}`,
    lines.some((line) => line.startsWith('## ')) && 'it has headings besides its title',
  ].filter(Boolean)
}

/** "superseded in part by 040: …; by 044: …" names 040 and 044. */
const listLater = (status) => status.match(/(?<=by )\d{3}/g) ?? []

/** "024 and 039 in part" names 024 and 039. */
const listEarlier = (supersedes = '') => supersedes.match(/\d{3}/g) ?? []

await run(() => {
  const records = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => {
      const lines = read(file).split('\n')
      return { file, lines, ...lines[0].match(title)?.groups, says: lines[2]?.match(heading)?.groups }
    })
  const faults = records.flatMap((record, at) => {
    const isTwice = record.number === records[at - 1]?.number
    const found = [...listFaults(record), ...(isTwice ? ['its number is taken'] : [])]
    return found.map((fault) => `${record.file}: ${fault}`)
  })
  if (faults.length > 0) throw new Advice(`Decision records without the form:\n${faults.join('\n')}`)

  // "Superseded by" and "Supersedes" are said in both records.
  const later = records.flatMap(({ number, says }) =>
    listLater(says.status).map((by) => `${by} over ${number}`),
  )
  const earlier = records.flatMap(({ number, says }) =>
    listEarlier(says.earlier).map((of) => `${number} over ${of}`),
  )
  const onesided = [
    ...later.filter((pair) => !earlier.includes(pair)),
    ...earlier.filter((pair) => !later.includes(pair)),
  ]
  if (onesided.length > 0) throw new Advice(`Said in one of the two records only:\n${onesided.join('\n')}`)

  const rows = records.map(
    ({ file, number, says, ...record }) => `| [${number}](${file}) | ${record.title} | ${says.status} |`,
  )
  const index = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
  if (index.join('\n') !== rows.join('\n')) {
    const missing = rows.filter((row) => !index.includes(row))
    const foreign = index.filter((row) => !rows.includes(row))
    throw new Advice(
      `The index in docs/decisions/README.md does not follow the records.\nMissing:\n${missing.join('\n')}\nOf no record:\n${foreign.join('\n')}`,
    )
  }
  console.log(`${records.length} decision records, all of one form and in the index`)
})
