import { screen } from '@invoice-card/config/testing'
import { Notice } from '../feedback/notice.tsx'
import { show } from '../testing/show.tsx'
import { Text } from './primitives.tsx'

const words = '詳しくは、お問い合わせください。'

// Chromium takes 「お問い」 for a phrase: the word stood on two lines.
test.each([
  ['a notice', <Notice key="notice">{words}</Notice>],
  ['a notice with more words', <Notice key="more">{[words, '下書きは保存できます。']}</Notice>],
  ['running text', <Text key="text">{words}</Text>],
  [
    'text of another element',
    <Text key="as" as="div">
      {words}
    </Text>,
  ],
])('of %s the word お問い合わせ stays on one line, and the sentence is the same', (_, content) => {
  const { container } = show(content)
  expect(container).toHaveTextContent(words)
  expect(screen.getByText('お問い合わせ')).toHaveStyle({ whiteSpace: 'nowrap' })
})

test('text is the element that it is said to be', () => {
  show(
    <Text as="h3" tone="muted">
      {words}
    </Text>,
  )
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(words)
  expect(screen.getByRole('heading')).not.toHaveAttribute('as')
})
