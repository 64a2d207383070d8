import { render, screen } from '@invoice-card/config/testing'
import { UiProvider } from '../provider/ui-provider.tsx'
import { ErrorState } from './empty-state.tsx'
import { setErrorReference } from './error-reference.tsx'

const show = (props: Omit<Parameters<typeof ErrorState>[0], 'description'>) => {
  const view = (shown: typeof props) => (
    <UiProvider>
      <ErrorState description="ただいま混み合っています。" {...shown} />
    </UiProvider>
  )
  const { rerender } = render(view(props))
  return (next: typeof props) => rerender(view(next))
}
const number = () => screen.queryByText(/お問い合わせ番号/)

let reference: string | null = 'first'
beforeEach(() => {
  reference = 'first'
  setErrorReference(() => reference)
})

test.each([
  ['nothing can be tried again', {}],
  ['nothing failed', { onRetry: () => {}, reference: null }],
])('shows no number where %s', (_, props) => {
  show(props)
  expect(number()).not.toBeInTheDocument()
})

test('the number stays while the view stands, and changes once the next attempt has failed', () => {
  const onRetry = () => {}
  const change = show({ onRetry, isRetrying: false })
  reference = 'second'
  change({ onRetry, isRetrying: false, title: '読み込めませんでした' })
  expect(number()).toHaveTextContent('お問い合わせ番号：first')
  change({ onRetry, isRetrying: true })
  change({ onRetry, isRetrying: false })
  expect(number()).toHaveTextContent('お問い合わせ番号：second')
})

test('the number of an error that is known is shown, and is not read out with the alert', () => {
  show({ onRetry: () => {}, reference: 'known' })
  expect(number()).toHaveTextContent('お問い合わせ番号：known')
  expect(screen.getByRole('alert')).not.toHaveTextContent('known')
})
