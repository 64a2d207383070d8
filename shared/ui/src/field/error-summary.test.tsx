import { screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text/text-field.tsx'

const errors = [{ fieldId: 'name', message: '会社名を入力してください。' }]

test('shows nothing without errors', () => {
  show(<ErrorSummary errors={[]} submitCount={1} />)
  expect(screen.queryByText(/入力内容/)).not.toBeInTheDocument()
})

test('leads to the field', async () => {
  show(
    <>
      <ErrorSummary errors={errors} />
      <TextField id="name" label="会社名" />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: '会社名を入力してください。' }))
  expect(screen.getByRole('textbox', { name: '会社名' })).toHaveFocus()
})

test('takes the focus at every submission that fails', () => {
  const { rerender } = show(<ErrorSummary errors={errors} submitCount={0} />)
  rerender(<ErrorSummary errors={errors} submitCount={1} />)
  expect(document.activeElement).toHaveTextContent('入力内容をご確認ください（1件）')
})
