import { screen } from '@invoice-card/config/testing'
import { Notice } from '../feedback/notice.tsx'
import { show } from '../testing/show.tsx'
import { AppLink } from '../link/app-link.tsx'
import { Text } from './primitives.tsx'
import { wholeFigures } from './whole-words.tsx'

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

test('of a title each day and each amount stays on one line, and the sentence is the same', () => {
  const title = '株式会社ひかり食品（241,560円）のお支払い：2026年12月22日(火)または1月5日までにご対応ください'
  const { container } = show(<h1>{wholeFigures(title)}</h1>)
  expect(container).toHaveTextContent(title)
  const whole = [...container.querySelectorAll('span')].filter(({ style }) => style.whiteSpace === 'nowrap')
  expect(whole.map(({ textContent }) => textContent)).toEqual(['241,560円', '2026年', '12月22日(火)', '1月5日'])
})

test('「もう一度」 stays on one line', () => {
  const { container } = show(<Text>送信してから、もう一度お試しください。</Text>)
  expect(container).toHaveTextContent('送信してから、もう一度お試しください。')
  expect(screen.getByText('もう一度')).toHaveStyle({ whiteSpace: 'nowrap' })
})

// Chromium breaks after the hyphen: 「I-」 stood over 「00000024」.
test.each([
  ['the title of a notice', <Notice key="title" title="この請求書は、I-00000024でお申し込み済みです" />],
  [
    'a link',
    <AppLink key="link" to="/24">
      I-00000024を開く
    </AppLink>,
  ],
  ['running text', <Text key="text">この請求書は、I-00000024でお申し込み済みです。</Text>],
  ['a heading', <h1 key="heading">{wholeFigures('申込番号 I-00000024')}</h1>],
])('in %s the number of a payment stays on one line', (_, content) => {
  show(content)
  expect(screen.getByText('I-00000024')).toHaveStyle({ whiteSpace: 'nowrap' })
})

test('the end of another number, which only looks like that of a payment, is no word of its own', () => {
  const { container } = show(<Text>請求書番号 SI-20261130 は、お申し込み済みです。</Text>)
  expect(container.querySelector('p, div')).toHaveTextContent('SI-20261130')
  expect(screen.queryByText('I-20261130')).toBeNull()
})
