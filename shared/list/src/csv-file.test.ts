import { stringify } from 'csv-stringify/browser/esm/sync'
import { csvText } from './csv-file.ts'

/** As the server writes its files. */
const written = (rows: readonly (readonly unknown[])[]) =>
  stringify(
    rows.map(row => [...row]),
    { bom: true, record_delimiter: 'windows', escape_formulas: true },
  )

test.each([
  ['nothing', [[null, undefined, '']]],
  ['words and numbers', [['取引先', 110_000, 0]]],
  ['quotes, commas and line breaks', [['"引用"', 'a,b', '1行目\r\n2行目']]],
  ['formulas', [['=1+1', '+81', '-1', '@a', '\tb', '＝1', '＋1', '－1', '＠a']]],
  ['formulas with quotes and commas', [['=HYPERLINK("a","b")']]],
  [
    'two rows',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('writes %s as the library of the server does', (_, rows) => {
  expect(csvText(rows)).toBe(written(rows))
})

test('a line break of any kind stays within its cell', () => {
  expect(csvText([['a\nb', '\rc']])).toBe('\uFEFF"a\nb","\'\rc"\r\n')
})
