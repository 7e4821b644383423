import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OnceOpened } from './once-opened.tsx'

test('what lies in a disclosure comes when that is opened, and keeps what was typed when it is closed and opened again', async () => {
  const user = userEvent.setup()
  render(
    <Disclosure summary="A disposal">
      <OnceOpened>
        <label>
          Why <input />
        </label>
        <Disclosure summary="At another price">
          <OnceOpened>its form</OnceOpened>
        </Disclosure>
      </OnceOpened>
    </Disclosure>,
  )
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull()
  await user.click(screen.getByText('A disposal'))
  await user.type(await screen.findByRole('textbox', { name: 'Why' }), 'agreed')
  // What is closed inside of it is not opened by that.
  expect(screen.queryByText('its form')).toBeNull()
  await user.click(screen.getByText('At another price'))
  expect(await screen.findByText('its form')).not.toBeNull()
  await user.click(screen.getByText('A disposal'))
  await user.click(screen.getByText('A disposal'))
  expect(screen.getByRole('textbox', { name: 'Why' })).toHaveProperty('value', 'agreed')
})

test('what lies in a disclosure that is open from the first is there', async () => {
  render(
    <Disclosure summary="A disposal" defaultOpen>
      <OnceOpened>its lots</OnceOpened>
    </Disclosure>,
  )
  expect(await screen.findByText('its lots')).not.toBeNull()
})
