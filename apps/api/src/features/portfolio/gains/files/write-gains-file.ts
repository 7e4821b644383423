import type { GainsFormat } from '@pkg/api-contract'
import type { GainsFile, GainsReport } from './gains-file.ts'
import { writeCointracker } from './write-cointracker.ts'
import { writeDisposals } from './write-disposals.ts'
import { writeFacts } from './write-facts.ts'
import { writeFactsCsv } from './write-facts-csv.ts'
import { writeForm8949 } from './write-form-8949.ts'
import { writeKoinly } from './write-koinly.ts'
import { writeReport } from './write-report.ts'
import { writeScheduleVda } from './write-schedule-vda.ts'

const writers: Readonly<Record<GainsFormat, (report: GainsReport) => GainsFile>> = {
  'schedule-vda': writeScheduleVda,
  'form-8949': writeForm8949,
  disposals: writeDisposals,
  koinly: writeKoinly,
  cointracker: writeCointracker,
  facts: writeFacts,
  'facts-csv': writeFactsCsv,
  report: writeReport,
}

/** Writes a computed year in one of the forms that tax offices, tools or people read. */
export const writeGainsFile = (report: GainsReport, format: GainsFormat): GainsFile => writers[format](report)
