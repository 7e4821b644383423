import type { JobRun } from '@pkg/api-contract'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'

/** What scheduled jobs did, the latest first. */
export function JobsPanel({ jobs }: { jobs: readonly JobRun[] }) {
  return (
    <Card>
      <CardBand>
        {jobs.length === 0 ? (
          <EmptyState title="No job has run yet." />
        ) : (
          <Table caption="Job runs">
            <TableHead>
              <ColumnHead>Job</ColumnHead>
              <ColumnHead>Started</ColumnHead>
              <ColumnHead>Outcome</ColumnHead>
              <ColumnHead align="right">Took</ColumnHead>
            </TableHead>
            <TableBody>
              {jobs.map((job) => (
                <TableRow key={`${job.name} ${job.startedAt}`}>
                  <TableCell>{job.name}</TableCell>
                  <TableCell className="whitespace-nowrap tabular-nums">
                    {formatDateTime(job.startedAt)}
                  </TableCell>
                  <TableCell className={job.succeeded ? 'text-gain' : 'text-loss'}>
                    {job.succeeded ? 'Done' : 'Failed'}
                    {job.note && <span className="text-muted">: {job.note}</span>}
                  </TableCell>
                  <TableCell align="right" className="whitespace-nowrap tabular-nums">
                    {job.durationMs.toLocaleString('en-US')} ms
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </CardBand>
    </Card>
  )
}
