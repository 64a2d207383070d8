import { RefusalError, UnreachableError } from '@invoice-card/api-client'
import { act, render, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus, type SnackbarItem } from '@invoice-card/events'
import { ConfirmDialog, UiProvider } from '@invoice-card/ui'
import { useEffect, useState } from 'react'
import { useDialogFailure } from './dialog-failure.ts'

const origin = { method: 'DELETE', url: '/api/v1/drafts' }
const lost = new UnreachableError('接続できませんでした。', origin)
const refused = new RefusalError(404, { status: 'draft_not_found', message: '下書きがありません。' }, origin)

const what = '下書きを削除できたかどうかを確認できませんでした'
let fail: (error: unknown, more?: { about?: number; isShown?: boolean }) => void

function Example() {
  const [isOpen, setIsOpen] = useState(true)
  const { failure, explain } = useDialogFailure(isOpen ? 4 : null, () => setIsOpen(false))
  useEffect(() => {
    fail = (error, more) => explain(error, { what, ...more })
  })
  return (
    <>
      <button onClick={() => setIsOpen(true)}>開く</button>
      <ConfirmDialog
        isOpen={isOpen}
        title="削除しますか"
        failure={failure}
        onConfirm={() => {}}
        onCancel={() => setIsOpen(false)}
      >
        元に戻せません。
      </ConfirmDialog>
    </>
  )
}

const shown: SnackbarItem[] = []
const stop = bus.on('snackbar', item => shown.push(item))
afterAll(stop)

const show = () =>
  render(
    <UiProvider>
      <Example />
    </UiProvider>,
  )

beforeEach(() => {
  shown.length = 0
})

test('a lost connection leaves the dialog open, and is said there', () => {
  show()
  act(() => fail(lost))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('接続できませんでした。')
  expect(shown).toEqual([])
})

test('opened again, the dialog says nothing of an earlier failure', async () => {
  show()
  act(() => fail(lost))
  await userEvent.click(screen.getByRole('button', { name: 'いいえ' }))
  await userEvent.click(await screen.findByText('開く'))
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('接続できませんでした。')
})

test('a refusal closes the dialog, and the snackbar says why', async () => {
  show()
  act(() => fail(refused))
  expect(shown).toEqual([{ color: 'error', text: '下書きがありません。' }])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test.each([
  ['lost', lost],
  ['refused', refused],
])('%s work of another dialog is said in the snackbar, and this one stays as it is', (_, error) => {
  show()
  act(() => fail(error, { about: 5 }))
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent(error.message)
  expect(shown).toEqual([{ color: 'error', text: error.message, ...(error === lost && { title: what }) }])
})

test('a refusal that the open dialog shows itself leaves it open, and is no snackbar', async () => {
  show()
  act(() => fail(refused, { isShown: true }))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(shown).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'いいえ' }))
  act(() => fail(refused, { isShown: true }))
  expect(shown).toEqual([{ color: 'error', text: '下書きがありません。' }])
})

test('to a user who closed the dialog meanwhile the snackbar says what failed', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByRole('button', { name: 'いいえ' }))
  act(() => fail(lost))
  unmount()
  fail(lost)
  const said = { color: 'error', title: what, text: '接続できませんでした。' }
  expect(shown).toEqual([said, said])
})
