import { screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ExampleProps {
  isBusy?: boolean
  confirmLabel?: string
  onConfirm?: () => void
}

function Example({ onConfirm = () => {}, ...rest }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>開く</button>
      <ConfirmDialog
        isOpen={isOpen}
        title="破棄しますか？"
        {...rest}
        onConfirm={onConfirm}
        onCancel={() => setIsOpen(false)}
      >
        保存されません。
      </ConfirmDialog>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
  return screen.getByRole('alertdialog', { name: '破棄しますか？' })
}

test('ignores a second confirmation while the first is in progress', async () => {
  const onConfirm = jest.fn()
  show(<Example isBusy onConfirm={onConfirm} />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'はい' }))
  expect(onConfirm).not.toHaveBeenCalled()
})

test('confirms once when はい is pressed twice at once, with or without a busy state', async () => {
  const onConfirm = jest.fn()
  show(<Example onConfirm={onConfirm} />)
  await open()
  const yes = screen.getByRole('button', { name: 'はい' })
  yes.click()
  yes.click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('asks with いいえ and はい and a close button', async () => {
  const onConfirm = jest.fn()
  show(<Example onConfirm={onConfirm} />)
  expect(await open()).toHaveAccessibleDescription('保存されません。')
  await userEvent.click(screen.getByRole('button', { name: 'はい' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'いいえ' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('begins at the answer that changes nothing', async () => {
  show(<Example />)
  await open()
  expect(screen.getByRole('button', { name: 'いいえ' })).toHaveFocus()
})

test('offers 戻る beside a verb, which いいえ does not answer', async () => {
  show(<Example confirmLabel="削除する" />)
  await open()
  expect(screen.getByRole('button', { name: '戻る' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'いいえ' })).toBeNull()
})

test('gives the focus back to what opened it', async () => {
  show(<Example />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'いいえ' }))
  expect(screen.getByRole('button', { name: '開く' })).toHaveFocus()
})
