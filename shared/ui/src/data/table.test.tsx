import { screen, within } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { Table, type TableColumn } from './table.tsx'

interface Payment {
  id: string
  supplier: string
}

const columns: TableColumn<Payment>[] = [
  { key: 'supplier', header: 'お支払い先', cell: payment => payment.supplier, role: 'title' },
  { key: 'id', header: '請求書番号', cell: payment => payment.id },
]
const rows = [
  { id: 'I-00000042', supplier: 'みなと製作所' },
  { id: 'I-00000041', supplier: '青葉印刷' },
]

test('leads from every row to its page by one link', () => {
  show(
    <Table
      caption="お支払い"
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      rowTo={row => `/payments/review/${row.id}`}
    />,
  )
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/payments/review/I-00000042',
    '/payments/review/I-00000041',
  ])
})

test('names itself, its columns and the lines of its cards', () => {
  show(<Table caption="お支払い" columns={columns} rows={rows} rowKey={row => row.id} />)
  const table = screen.getByRole('table', { name: 'お支払い' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(head => head.textContent),
  ).toEqual(['お支払い先', '請求書番号'])
  expect(within(table).getByRole('cell', { name: 'I-00000042' })).toHaveAttribute('data-label', '請求書番号')
})
