import { fireEvent, screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { FileDrop } from './file-drop.tsx'

const pdf = new File(['%PDF-1.7'], '請求書.pdf', { type: 'application/pdf' })
const area = () => screen.getByRole('group', { name: '請求書ファイル' })

test('takes no second file while one is on its way', () => {
  const onSelect = jest.fn()
  show(
    <FileDrop
      label="請求書ファイル"
      accept=".pdf"
      onSelect={onSelect}
      progress={{ fileName: '請求書.pdf', percent: 64 }}
    />,
  )
  fireEvent.drop(area(), { dataTransfer: { files: [pdf] } })
  expect(onSelect).not.toHaveBeenCalled()
  expect(screen.getByRole('progressbar', { name: 'アップロードしています' })).toHaveAttribute('aria-valuenow', '64')
})

test('takes a dropped file', () => {
  const onSelect = jest.fn()
  show(<FileDrop label="請求書ファイル" accept=".pdf" onSelect={onSelect} />)
  fireEvent.drop(area(), { dataTransfer: { files: [pdf] } })
  expect(onSelect).toHaveBeenCalledWith(pdf)
})

test('takes the same file again after a failure', async () => {
  const onSelect = jest.fn()
  show(<FileDrop label="請求書ファイル" accept=".pdf" onSelect={onSelect} error="ファイルを開けませんでした。" />)
  const picker = screen.getByLabelText('請求書ファイル', { selector: 'input' })
  await userEvent.upload(picker, pdf)
  await userEvent.upload(picker, pdf)
  expect(onSelect).toHaveBeenCalledTimes(2)
})

test('the error of a file is read out: the focus is at the button that took it', () => {
  const props = { label: '請求書ファイル', accept: '.pdf', onSelect: () => {} }
  const { rerender } = show(<FileDrop {...props} />)
  rerender(<FileDrop {...props} error="ファイルを開けませんでした。" />)
  expect(screen.getByRole('alert')).toHaveTextContent('ファイルを開けませんでした。')
})

test('several files at once go to `onSelectSeveral`, and only the first to `onSelect`', () => {
  const onSelect = jest.fn()
  const onSelectSeveral = jest.fn()
  const second = new File(['%PDF-1.7'], '請求書2.pdf', { type: 'application/pdf' })
  const { rerender } = show(
    <FileDrop label="請求書ファイル" accept=".pdf" onSelect={onSelect} onSelectSeveral={onSelectSeveral} />,
  )
  fireEvent.drop(area(), { dataTransfer: { files: [pdf, second] } })
  expect(onSelectSeveral).toHaveBeenCalledWith([pdf, second])
  expect(onSelect).not.toHaveBeenCalled()
  rerender(<FileDrop label="請求書ファイル" accept=".pdf" onSelect={onSelect} />)
  fireEvent.drop(area(), { dataTransfer: { files: [pdf, second] } })
  expect(onSelect).toHaveBeenCalledWith(pdf)
})

test('an upload begun by keyboard has the focus while it goes and when it has failed', () => {
  const props = { label: '請求書ファイル', accept: '.pdf', onSelect: () => {}, onCancel: () => {} }
  const { rerender } = show(<FileDrop {...props} />)
  screen.getByRole('button', { name: 'ファイルを選択する' }).focus()
  rerender(<FileDrop {...props} progress={{ fileName: '請求書.pdf', percent: 10 }} />)
  expect(screen.getByRole('button', { name: '中止する' })).toHaveFocus()
  rerender(<FileDrop {...props} error="通信が途切れました。" />)
  expect(screen.getByRole('button', { name: 'ファイルを選択する' })).toHaveFocus()
})

// An upload began with an empty bar that said 0 % and stood still.
test('shows a bar that moves before the first hundredth is done', () => {
  show(
    <FileDrop
      label="請求書ファイル"
      accept=".pdf"
      onSelect={() => {}}
      progress={{ fileName: '請求書.pdf', percent: 0 }}
    />,
  )
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  expect(screen.queryByText('0%')).not.toBeInTheDocument()
})
