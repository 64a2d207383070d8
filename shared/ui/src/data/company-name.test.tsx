import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { CompanyName, RowName } from './company-name.tsx'

test.each([
  ['北都工業株式会社', '北都工業|株式会社'],
  ['株式会社青葉デザイン製作所', '株式会社|青葉|デザイン|製作所'],
  ['株式会社みなと', '株式会社|みなと'],
  ['株式会社港', '株式会社港'],
  ['一般社団法人日本東方文化交流協会', '一般社団法人|日本|東方|文化|交流協会'],
  ['合同会社サンプルソリューションズ', '合同会社|サンプル|ソリューションズ'],
  ['山田太郎デザイン事務所', '山田太郎|デザイン|事務所'],
  ['カブシキガイシャサンプルショウジ', 'カブシキガイシャ|サンプル|ショウジ'],
  ['アオバショウジカブシキカイシヤ', 'アオバショウジ|カブシキカイシヤ'],
  ['東京', '東京'],
  ['', ''],
])('%s may break as %s, and is the same text', (name, parts) => {
  const { container } = show(
    <p>
      <CompanyName>{name}</CompanyName>
    </p>,
  )
  const shown = container.querySelector('p')
  expect(shown?.textContent).toBe(name)
  expect(shown?.innerHTML.replaceAll(/<wbr[^>]*>/g, '|')).toBe(parts)
})

test('in a row the whole of a long name is the name of the link and its title', () => {
  const name = '株式会社' + '青葉デザイン製作所'.repeat(5)
  show(
    <a href="/suppliers/1">
      <RowName>{name}</RowName>
    </a>,
  )
  expect(screen.getByRole('link', { name })).toBeVisible()
  expect(screen.getByTitle(name)).toHaveTextContent(name)
})

test('a link is called by the whole name', () => {
  show(
    <a href="/suppliers/1">
      <CompanyName>北都工業株式会社</CompanyName>
    </a>,
  )
  expect(screen.getByRole('link', { name: '北都工業株式会社' })).toBeVisible()
})
