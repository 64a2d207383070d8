import { fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { startTab } from '../testing/checkout.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { watchDownloads } from '@invoice-card/list/testing'
import { emptyDraft } from '../testing/draft.ts'
import { fileId } from '../testing/payment.ts'
import { preGroupList } from '../testing/pre-group.ts'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/drafts'
const listed = (drafts: readonly object[], count = drafts.length) => ({
  'GET /api/v1/oauth/pre_groups': { ...preGroupList, count_open_items: 0 },
  [list]: { drafts, count },
})
const draft = { ...emptyDraft, id: 21, supplier_name: '山田工房', amount: 66_000, due_date: '2026-11-30' }

beforeEach(startTab)

describe('several drafts', () => {
  const three = [
    draft,
    { ...draft, id: 22, supplier_name: '株式会社みなと印刷', amount: null },
    { ...draft, id: 23, supplier_name: '北星物流株式会社' },
  ]
  const choose = async (...names: string[]) => {
    for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `${name}を選択する` }))
    await userEvent.click(
      within(screen.getByRole('group', { name: /選択中/ })).getByRole('button', { name: 'まとめて削除する' }),
    )
    return within(screen.getByRole('alertdialog', { name: `${names.length}件の下書きを削除しますか` }))
  }
  const onSnackbar = jest.fn()
  let stop = () => {}
  beforeEach(() => {
    onSnackbar.mockClear()
    stop = bus.on('snackbar', onSnackbar)
  })
  afterEach(() => stop())

  test('of which one is gone are not deleted: a snackbar says so, and the rest stays selected', async () => {
    const network = answerWith({ ...listed(three), 'DELETE /api/v1/drafts': refusal(404, 'draft_not_found') })
    await renderAt('/payments/draft')
    const dialog = await choose('山田工房', '株式会社みなと印刷')
    network.answer(list, { drafts: three.slice(1), count: 2 })
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
    await waitFor(() =>
      expect(onSnackbar).toHaveBeenCalledWith(
        expect.objectContaining({ color: 'error', text: expect.stringContaining('一部は、すでに削除されていました') }),
      ),
    )
    expect(await screen.findByRole('group', { name: '1件を選択中' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '株式会社みなと印刷を選択する' })).toBeChecked()
  })

  test('are paid one after the other, in their order: the first one opens, the next one is named', async () => {
    answerWith({ ...listed(three), 'GET /api/v1/drafts/22': three[1] })
    await renderAt('/payments/draft')
    for (const name of ['北星物流株式会社', '株式会社みなと印刷'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `${name}を選択する` }))
    await userEvent.click(
      within(screen.getByRole('group', { name: '2件を選択中' })).getByRole('button', { name: '続けて支払う' }),
    )
    const queue = within(await screen.findByRole('list', { name: '選択した請求書' }))
    expect(queue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('株式会社みなと印刷'),
      expect.stringContaining('北星物流株式会社'),
    ])
    expect(queue.getByRole('link', { name: '北星物流株式会社の内容を確認する' })).toHaveAttribute(
      'href',
      '/payments/draft/23',
    )
  })

  test('are listed before they are deleted, all in one call', async () => {
    const network = answerWith({ ...listed(three), 'DELETE /api/v1/drafts': {} })
    await renderAt('/payments/draft')
    const dialog = await choose('山田工房', '株式会社みなと印刷')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '山田工房66,000円最終更新 2026年11月20日 10:00',
      '株式会社みなと印刷未入力最終更新 2026年11月20日 10:00',
    ])
    network.answer(list, { drafts: three.slice(2), count: 1 })
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
    await waitFor(() =>
      expect(onSnackbar).toHaveBeenCalledWith(expect.objectContaining({ text: '2件の下書きを削除しました。' })),
    )
    await waitFor(() => expect(screen.queryByText('山田工房')).toBeNull())
    expect(screen.queryByRole('group', { name: /選択中/ })).toBeNull()
    const [request] = network.requestsOf('DELETE /api/v1/drafts')
    expect(await request!.clone().json()).toEqual({ drafts: [21, 22] })
  })
})

test('before a draft is deleted it is said which one, and a name as typed has an end there', async () => {
  const long = { ...draft, supplier_name: '長'.repeat(300), file_name: '11月分.pdf' }
  answerWith(listed([long, { ...draft, id: 22 }]))
  await renderAt('/payments/draft')
  await userEvent.click((await screen.findAllByRole('button', { name: /の下書きを削除する$/ }))[0]!)
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(`${'長'.repeat(100)}…`)).toBeVisible()
  for (const text of ['11月分.pdf', '2026年11月20日 10:00']) expect(dialog.getByText(text)).toBeVisible()
  expect(dialog.getByText('66,000')).toBeVisible()
})

test('a draft without a payee shows its invoice number', async () => {
  const unnamed = { ...draft, supplier_name: null, invoice_number: 'INV-7' }
  answerWith(listed([unnamed, { ...unnamed, id: 22, file_name: '7.pdf' }]))
  await renderAt('/payments/draft')
  const cells = (await screen.findAllByText('請求書番号 INV-7')).map(number => number.closest('td, th'))
  expect(cells.map(cell => cell?.textContent)).toEqual(['支払先 未入力請求書番号 INV-7', '7.pdf請求書番号 INV-7'])
})

test('without any draft it says what drafts are', async () => {
  answerWith(listed([]))
  await renderAt('/payments/draft')
  expect(await screen.findByText('下書きはありません')).toBeVisible()
})

test('drafts are searched by a word, narrowed and ordered, all stored in the address', async () => {
  const network = answerWith(listed([draft], 45))
  const { address } = await renderAt('/payments/draft?page=2')
  await userEvent.type(
    await screen.findByRole('searchbox', { name: '支払先・請求書番号・ファイル名で検索' }),
    '山田{Enter}',
  )
  await waitFor(() => expect(address()).toBe(`/payments/draft?${new URLSearchParams({ q: '山田' })}`))
  await userEvent.selectOptions(screen.getByLabelText('並び順'), '支払期日が早い順')
  await userEvent.click(screen.getByRole('button', { name: '絞り込み' }))
  await userEvent.type(screen.getByRole('textbox', { name: '金額（下限）' }), '50000')
  fireEvent.change(screen.getByLabelText('支払期日（終了）'), { target: { value: '2026-11-30' } })
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  await waitFor(() =>
    expect(address()).toBe(
      `/payments/draft?${new URLSearchParams({ q: '山田', order: 'due', amount_min: '50000', due_date_to: '2026-11-30' })}`,
    ),
  )
  const chips = await screen.findByRole('list', { name: '絞り込みの条件' })
  await waitFor(() =>
    expect(
      within(chips)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['「山田」を含む', '50,000円以上', '支払期日 2026年11月30日(月)以前']),
  )
  await waitFor(() =>
    expect(Object.fromEntries(new URL(network.requestsOf(list).at(-1)!.url).searchParams)).toEqual({
      from: '0',
      size: '20',
      search_word: '山田',
      amount_min: '50000',
      due_date_to: '2026-11-30',
      sort: 'due_date',
      order: 'asc',
    }),
  )
  expect(await screen.findByRole('link', { name: '次のページ' })).toHaveAttribute(
    'href',
    expect.stringContaining('amount_min=50000'),
  )
})

test('the invoice of a draft leads back to the list as it was left', async () => {
  answerWith({
    ...listed([{ ...draft, file_id: fileId, file_name: '01.pdf' }], 45),
    [`GET /api/v1/invoices/files/${fileId}`]: lost,
  })
  await renderAt('/payments/draft?sort=due&page=2')
  await userEvent.click(await screen.findByRole('link', { name: '山田工房：請求書を見る' }))
  // The list that is left has a tab of that name.
  const back = () => screen.getByRole('link', { name: '下書き' })
  await waitFor(() => expect(back()).toHaveAttribute('href', '/payments/draft?sort=due&page=2'))
})

test('where nothing fits the conditions, the link to all drafts is shown', async () => {
  answerWith(listed([]))
  await renderAt('/payments/draft?q=zzz')
  expect(await screen.findByText('条件に合う下書きが見つかりません')).toBeVisible()
  expect(screen.getByRole('link', { name: '条件をすべて解除する' })).toHaveAttribute('href', '/payments/draft')
  expect(screen.queryByText('下書きはありません')).toBeNull()
})

test('the selected drafts alone are saved as a file', async () => {
  const downloads = watchDownloads()
  answerWith(listed([draft, { ...draft, id: 22, supplier_name: '北星物流' }], 45))
  await renderAt('/payments/draft')
  await userEvent.click(await screen.findByRole('checkbox', { name: /北星物流/ }))
  await userEvent.click(screen.getByRole('button', { name: '選択した行をCSVでダウンロードする' }))
  expect(await waitFor(downloads.text)).toBe(
    '支払先,請求金額,支払期日,ファイル名,最終更新,保存期限\r\n北星物流,66000,2026-11-30,,2026-11-20,2027-02-18\r\n',
  )
  expect(downloads.name()).toMatch(/^お支払いの下書きの一覧_\d{4}-\d{2}-\d{2}\.csv$/)
  downloads.end()
})

test('all pages of the narrowed list are saved as a file, in which nothing is a formula', async () => {
  const downloads = watchDownloads()
  const network = answerWith(
    listed([draft, { ...draft, id: 22, supplier_name: '=1+1', amount: null, due_date: null }], 45),
  )
  await renderAt('/payments/draft?q=x&page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'CSVをダウンロードする' }))
  expect(Object.fromEntries(new URL(network.requestsOf(list).at(-1)!.url).searchParams)).toMatchObject({
    from: '0',
    size: '100',
    search_word: 'x',
  })
  expect(await waitFor(downloads.text)).toBe(
    "支払先,請求金額,支払期日,ファイル名,最終更新,保存期限\r\n山田工房,66000,2026-11-30,,2026-11-20,2027-02-18\r\n'=1+1,,,,2026-11-20,2027-02-18\r\n",
  )
  downloads.end()
})
