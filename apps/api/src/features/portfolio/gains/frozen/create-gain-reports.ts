import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import {
  AppError,
  type CostMethod,
  type GainReport,
  type GainsCountry,
  MAX_GAIN_REPORTS,
  type OpenReadings,
  type ReportComparison,
  type TaxRegime,
  usualReadings,
} from '@pkg/api-contract'
import type { GainReportsRepository } from '../../../../database/gain-reports.repository.ts'
import { toGainReport } from '../../../../lib/to-gain-report.ts'
import type { Gains, GainsAsker } from '../create-gains.ts'

/** Compressed, in characters: of a hundred thousand rows a fifth. */
const LONGEST = 32 * 1024 * 1024

const [compress, expand] = [promisify(gzip), promisify(gunzip)]
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Years as they were when a person froze them, and what computing them anew gives now. */
export interface GainReports {
  list(userId: string): Promise<GainReport[]>
  /** Throws BAD_REQUEST while the year is still being read, and where too many are kept. */
  freeze(
    asker: GainsAsker,
    choices: {
      financialYear: string
      country: GainsCountry
      method?: CostMethod | undefined
      otherIncome?: string | undefined
      regime: TaxRegime
      note: string
    } & OpenReadings,
  ): Promise<GainReport>
  /** These throw NOT_FOUND where it is not there. */
  read(userId: string, id: number): Promise<{ report: GainReport; content: string }>
  compare(asker: GainsAsker, id: number): Promise<ReportComparison>
  remove(userId: string, id: number): Promise<void>
}

export function createGainReports({
  gainReports,
  gains,
}: {
  gainReports: GainReportsRepository
  gains: Pick<Gains, 'write' | 'compareReports'>
}): GainReports {
  const missing = () => new AppError('NOT_FOUND', { message: 'This report is not there any more.' })

  async function read(userId: string, id: number) {
    const found = await gainReports.find(userId, id)
    if (found === undefined) throw missing()
    const { content, ...kept } = found
    const text = (await expand(Buffer.from(content, 'base64'))).toString('utf8')
    return { report: toGainReport(kept), content: text }
  }

  return {
    list: async (userId) => (await gainReports.list(userId)).map(toGainReport),

    async freeze(asker, { note, ...choices }) {
      const { year, file } = await gains.write(asker, choices, 'report')
      if (year.provisional) {
        refuse('Prices or movements of this year are still being read. Please freeze it once they are.')
      }
      if ((await gainReports.list(asker.userId)).length >= MAX_GAIN_REPORTS) {
        refuse(`At most ${MAX_GAIN_REPORTS} reports are kept. Please remove one first.`)
      }
      const content = (await compress(file.content)).toString('base64')
      if (content.length > LONGEST)
        refuse('This report is too long to be kept here. Please save it as a file.')
      const { country, financialYear, method, currency, totals, rules, digest } = year
      return toGainReport(
        await gainReports.add(asker.userId, {
          ...{ country, financialYear, method, currency, note, content },
          ...{
            otherIncome: choices.otherIncome ?? '',
            ...{ regime: choices.regime, incomeCost: choices.incomeCost, gas: choices.gas },
            net: totals.net,
            rules: rules.version,
            inputs: digest,
          },
          sha256: hashOf(file.content),
          lines: file.content.split('\n').length - 1,
        }),
      )
    },

    read,

    async compare(asker, id) {
      const { report, content } = await read(asker.userId, id)
      const { country, financialYear, method, otherIncome, regime, incomeCost, gas } = report
      const choices = {
        ...{ country, financialYear, method, regime: regime ?? 'new' },
        ...{ incomeCost: incomeCost ?? usualReadings.incomeCost, gas: gas ?? usualReadings.gas },
        otherIncome: otherIncome ?? undefined,
      } as const
      const { year, file } = await gains.write(asker, choices, 'report')
      const sha256 = hashOf(file.content)
      const same = sha256 === report.sha256
      return {
        ...{ report, same, sha256, rules: year.rules.version, inputs: year.digest },
        ...(same
          ? { differences: [], differenceCount: 0 }
          : await gains.compareReports(asker.userId, content, file.content)),
      }
    },

    async remove(userId, id) {
      if (!(await gainReports.remove(userId, id))) throw missing()
    },
  }
}

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', { message })
}
