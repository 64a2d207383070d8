import { act, createEvent, fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { Dialog } from './dialog.tsx'
import { Snackbar } from './snackbar.tsx'
import { Toaster } from './toaster.tsx'

function Example() {
  const [isOpen, setIsOpen] = useState(false)
  const [isSecondOpen, setIsSecondOpen] = useState(false)
  const [toasts, setToasts] = useState([
    { id: 1, item: { kind: 'info', text: '届きました。', durationMs: 60_000 } as const },
  ])
  const [item, setItem] = useState({ color: 'success', text: 'コピーしました。', durationMs: 60_000 } as const)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>開く</button>
      <Dialog isOpen={isOpen} title="リンク" onClose={() => setIsOpen(false)}>
        <button onClick={() => setIsSecondOpen(true)}>確かめる</button>
      </Dialog>
      <Dialog isOpen={isSecondOpen} title="確認" onClose={() => setIsSecondOpen(false)}>
        よろしいですか。
      </Dialog>
      <Toaster toasts={toasts} onDismiss={() => setToasts([])} />
      <Snackbar item={item} onCleared={() => setItem(before => before)} />
    </>
  )
}

const dialog = (name = 'リンク') => screen.getByRole('dialog', { name })
const toast = () => screen.getByText('届きました。')
const snackbar = () => screen.findByText('コピーしました。')
const open = async () => {
  show(<Example />)
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
}
const closeButtonOf = (message: HTMLElement) => message.parentElement!.parentElement!.querySelector('button')!

test('messages stand in the open dialog, which makes everything else inert', async () => {
  await open()
  expect(dialog()).toContainElement(toast())
  expect(dialog()).toContainElement(await snackbar())
})

test('closing a message leaves the dialog open', async () => {
  await open()
  await userEvent.click(closeButtonOf(await snackbar()))
  await waitFor(() => expect(screen.queryByText('コピーしました。')).toBeNull())
  await userEvent.click(closeButtonOf(toast()))
  expect(screen.queryByText('届きました。')).toBeNull()
  expect(dialog()).toBeVisible()
})

test("F8 leads to a toast in the dialog, and Escape there is not the dialog's", async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(screen.getByRole('region', { name: /F8/ })).toHaveFocus()
  const escape = createEvent.keyDown(closeButtonOf(toast()), { key: 'Escape' })
  fireEvent(closeButtonOf(toast()), escape)
  expect(escape.defaultPrevented).toBe(true)
  expect(screen.queryByText('届きました。')).toBeNull()
})

test('messages follow the last dialog, and outlive it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: '確かめる' }))
  expect(dialog('確認')).toContainElement(toast())
  await userEvent.click(dialog('確認').querySelector('button')!)
  expect(dialog()).toContainElement(toast())
  act(() => closeButtonOf(toast()).focus())
  await userEvent.click(dialog().querySelector('button')!)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toast()).toBeVisible()
  expect(screen.getByRole('button', { name: '開く' })).toHaveFocus()
})
