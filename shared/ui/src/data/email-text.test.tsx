import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { EmailText } from './email-text.tsx'

// Lists cut it: 「soumu@ko…」 may be of any company.
test('an address stands whole and may break before its @ and its dots', () => {
  show(
    <a href="/requests/1">
      <EmailText address="soumu@koubou.example.co.jp" />
    </a>,
  )
  const link = screen.getByRole('link', { name: 'soumu@koubou.example.co.jp' })
  expect(link.innerHTML.replaceAll(/<wbr[^>]*>/g, '|')).toBe('soumu|@koubou|.example|.co|.jp')
})
