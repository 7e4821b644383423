import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EndSessions } from './end-sessions.tsx'
import { PagedList } from './paged-list.tsx'
import { userPage } from './queries.ts'

/** Everybody with an account. Which wallets they track is their own business; how many is shown. */
export function UsersPanel() {
  const [page, setPage] = useState(1)
  const { data, error } = useQuery({ ...userPage(page), placeholderData: keepPreviousData })

  return (
    <PagedList
      total={data?.total}
      error={error}
      page={page}
      onPage={setPage}
      empty="Nobody has an account yet."
    >
      <Table caption="Users">
        <TableHead>
          <ColumnHead>Username</ColumnHead>
          <ColumnHead>Email</ColumnHead>
          <ColumnHead>Role</ColumnHead>
          <ColumnHead>Since</ColumnHead>
          <ColumnHead align="right">Wallets</ColumnHead>
          <ColumnHead align="right">Sessions</ColumnHead>
        </TableHead>
        <TableBody>
          {data?.users.map((user) => (
            <TableRow key={user.id}>
              <TableCell className="max-w-40 truncate">{user.username}</TableCell>
              <TableCell className="max-w-64 truncate">{user.email}</TableCell>
              <TableCell>{user.role === 'admin' ? 'Admin' : 'User'}</TableCell>
              <TableCell className="whitespace-nowrap tabular-nums">
                {formatDateTime(user.createdAt)}
              </TableCell>
              <TableCell align="right" className="tabular-nums">
                {user.wallets}
              </TableCell>
              <TableCell align="right">
                <EndSessions user={user} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PagedList>
  )
}
