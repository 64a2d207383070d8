import { screen, userEvent } from '@invoice-card/config/testing'
import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../field/choice/radio-group.tsx'
import { TextField } from '../field/text/text-field.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { show } from '../testing/show.tsx'

function Example({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>開く</button>
      <Dialog isOpen={isOpen} title="変更する" onClose={() => setIsOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}
const open = async (content: ReactNode) => {
  show(<Example>{content}</Example>)
  await userEvent.click(screen.getByRole('button', { name: '開く' }))
}

// It began at its 閉じる: what is typed there is lost.
test('a dialog with a form begins at its first field', async () => {
  await open(
    <form>
      <TextField label="ご担当者名" />
      <TextField label="メールアドレス" />
    </form>,
  )
  expect(screen.getByRole('textbox', { name: 'ご担当者名' })).toHaveFocus()
})

test('of radio buttons it begins at the chosen one', async () => {
  const options = ['最終営業日', '決まった日'].map(label => ({ value: label, label }))
  await open(
    <form>
      <RadioGroup id="day" name="day" label="準備する日" value="決まった日" onChange={() => {}} options={options} />
    </form>,
  )
  expect(screen.getByRole('radio', { name: '決まった日' })).toHaveFocus()
})

test('a dialog without a form begins at its first control', async () => {
  await open(<a href="/payments">お支払いの一覧へ</a>)
  expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus()
})
