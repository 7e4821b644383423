import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from './create-query-client.ts'

test('what failed without a connection is asked again once there is one, and what is fresh is not', async () => {
  let isThere = false
  const asked: string[] = []
  const ask = (name: string, answers: () => boolean) => ({
    queryKey: [name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      asked.push(name)
      return answers() ? Promise.resolve(`${name} is here`) : Promise.reject(new Error('down'))
    },
  })
  function Panel() {
    const list = useQuery(ask('list', () => isThere))
    const fresh = useQuery(ask('other', () => true))
    return <p>{`${list.data ?? list.error?.message}, ${fresh.data}`}</p>
  }
  act(() => onlineManager.setOnline(false))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Panel />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('down, other is here')).toBeDefined()
  isThere = true
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('list is here, other is here')).toBeDefined()
  expect(asked).toEqual(['list', 'other', 'list'])
})
