import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Disclosure } from './disclosure.tsx'

// jsdom draws no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})

afterEach(cleanup)

test('a confirmation names its question and does nothing before the verb is pressed', async () => {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  const props = {
    onConfirm,
    onOpenChange,
    title: 'Delete this wallet?',
    confirmLabel: 'Delete wallet',
    danger: true,
  }
  render(
    <ConfirmDialog open {...props}>
      Nothing happens on the chain.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this wallet?' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Nothing happens on the chain.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete wallet' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a closed confirmation is not there', () => {
  render(
    <ConfirmDialog open={false} onOpenChange={() => {}} title="Sure?" confirmLabel="Yes" onConfirm={() => {}}>
      Text
    </ConfirmDialog>,
  )
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a disclosure opens without JavaScript of ours', () => {
  render(<Disclosure summary="How is this computed?">By summing.</Disclosure>)
  const details = screen.getByRole('group')
  expect(details.tagName).toBe('DETAILS')
  expect((details as HTMLDetailsElement).open).toBe(false)
})
