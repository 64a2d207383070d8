import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { watchDownloads } from '@invoice-card/list/testing'
import { emptyDraft } from '../testing/draft.ts'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/invoice_request_drafts'
const remove = 'DELETE /api/v1/invoice_request_drafts'
const draft = emptyDraft
const named = (id: number, buyer_name: string) => ({ ...draft, id, buyer_name, amount: 66_000 })
const three = [named(5, '山田工房'), named(6, '株式会社みなと印刷'), named(7, '北星物流株式会社')]
const page = (drafts: readonly object[], count = drafts.length) => ({ invoice_request_drafts: drafts, count })
const queryOf = (asked: Request | undefined) => Object.fromEntries(new URL(asked!.url).searchParams)
const confirm = (title: string) => within(screen.getByRole('alertdialog', { name: title }))
const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `${name}を選択する` }))
const shown = jest.fn()
let stop = () => {}

beforeEach(() => {
  shown.mockClear()
  stop = bus.on('snackbar', shown)
})
afterEach(() => stop())

test('drafts that cannot be had are asked for again', async () => {
  const network = answerWith({ [list]: lost })
  await renderAt('/collections/draft')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, page(three))
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: '山田工房' })).toHaveAttribute('href', '/collections/draft/5')
})

test('of drafts one of which is gone none is deleted; the rest stays selected', async () => {
  const network = answerWith({ [list]: page(three), [remove]: refusal(404, 'draft_not_found') })
  await renderAt('/collections/draft')
  await screen.findByRole('table')
  await select('山田工房')
  await select('株式会社みなと印刷')
  await userEvent.click(screen.getByRole('button', { name: 'まとめて削除する' }))
  network.answer(list, page(three.slice(1)))
  await userEvent.click(confirm('2件の下書きを削除しますか').getByRole('button', { name: '削除する' }))
  const text = expect.stringContaining('一部は、すでに削除されていました')
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ color: 'error', text })))
  expect(await screen.findByRole('group', { name: '1件を選択中' })).toBeVisible()
})

test('nothing is deleted that was not confirmed', async () => {
  const network = answerWith({ [list]: page(three) })
  await renderAt('/collections/draft')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  await userEvent.click(confirm('下書きを削除しますか').getByRole('button', { name: '戻る' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(network.calls()).not.toContain(remove)
})

test('after a lost answer the dialog stays and says so first, and deletes at the next press', async () => {
  const network = answerWith({ [list]: page(three), [remove]: lost })
  await renderAt('/collections/draft')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  const dialog = confirm('下書きを削除しますか')
  await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent('サーバーに接続できませんでした。')
  expect(alert.compareDocumentPosition(dialog.getByText(/山田工房/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(shown).not.toHaveBeenCalled()
  network.answer(remove, {})
  network.answer(list, page(three.slice(1)))
  await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByText('山田工房')).toBeNull())
})

test('selected drafts are listed, deleted in one call, and counted again', async () => {
  const network = answerWith({ [list]: page(three), [remove]: {} })
  const counted = jest.fn()
  const stopCounting = bus.on('statsChanged', counted)
  await renderAt('/collections/draft')
  await screen.findByRole('table')
  await select('山田工房')
  await select('株式会社みなと印刷')
  await userEvent.click(screen.getByRole('button', { name: 'まとめて削除する' }))
  const dialog = confirm('2件の下書きを削除しますか')
  expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  network.answer(list, page(three.slice(2)))
  await userEvent.click(dialog.getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByText('山田工房')).toBeNull())
  expect(await network.bodies(remove)).toEqual([{ invoice_request_drafts: [5, 6] }])
  expect(counted).toHaveBeenCalled()
  expect(screen.queryByRole('group', { name: /選択中/ })).toBeNull()
  stopCounting()
})

// Two presses where its button was had asked for a draft that is gone.
test('a deleted draft goes with its dialog, however late the list is answered again', async () => {
  const network = answerWith({ [list]: page(three), [remove]: {} })
  await renderAt('/collections/draft')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  network.answer(list, () => new Promise(() => {}))
  await userEvent.click(confirm('下書きを削除しますか').getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('link', { name: '山田工房' })).toBeNull()
  expect(screen.getByText('全2件')).toBeVisible()
})

test('a page of which all is deleted stays until the rows that move up are answered', async () => {
  const network = answerWith({ [list]: page([draft], 21), [remove]: {} })
  await renderAt('/collections/draft')
  await userEvent.click(await screen.findByRole('button', { name: '依頼先 未入力の下書きを削除する' }))
  const next = Promise.withResolvers<object>()
  network.answer(list, () => next.promise)
  await userEvent.click(confirm('下書きを削除しますか').getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('link', { name: '依頼先 未入力' })).toBeVisible()
  next.resolve(page(three))
  expect(await screen.findByRole('link', { name: '山田工房' })).toBeVisible()
})

test('a word and an order go to the server and into the address', async () => {
  const network = answerWith({ [list]: page(three) })
  const { address } = await renderAt('/collections/draft?order=due')
  const search = await screen.findByRole('searchbox', { name: '依頼先・請求書番号・ファイル名で検索' })
  await userEvent.type(search, '山田{Enter}')
  const asked = { search_word: '山田', sort: 'payment_due_date', order: 'asc' }
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1))).toMatchObject(asked))
  expect(address()).toBe(`/collections/draft?${new URLSearchParams({ order: 'due', q: '山田' })}`)
})

test('a search that finds nothing leads back to all drafts', async () => {
  answerWith({ [list]: page([]) })
  await renderAt('/collections/draft?q=zzz')
  expect(await screen.findByText('条件に合う下書きが見つかりません')).toBeVisible()
  expect(screen.getByRole('link', { name: '条件をすべて解除する' })).toHaveAttribute('href', '/collections/draft')
})

test('a page of drafts behind the last one leads back to the first', async () => {
  answerWith({ [list]: page([], 20) })
  await renderAt('/collections/draft?page=2')
  expect(await screen.findByRole('link', { name: '最初のページへ' })).toHaveAttribute('href', '/collections/draft')
})

test('a draft says what was not entered yet, and which ones a schedule has prepared', async () => {
  answerWith({ [list]: page([draft, { ...three[0], is_scheduled: true }]) })
  await renderAt('/collections/draft')
  const [, unfinished, prepared] = await screen.findAllByRole('row')
  expect(within(unfinished!).getByRole('link', { name: '依頼先 未入力' })).toBeVisible()
  expect(within(unfinished!).getAllByRole('cell', { name: '未入力' })).toHaveLength(2)
  expect(within(unfinished!).queryByText('毎月のご依頼')).toBeNull()
  expect(within(prepared!).getByText('毎月のご依頼')).toBeVisible()
  expect(screen.getByText('全2件')).toBeVisible()
  expect(within(unfinished!).getByText('2026年11月20日 10:00')).toBeVisible()
})

test('the list leads to the monthly requests', async () => {
  answerWith({ [list]: page([]) })
  await renderAt('/collections/draft')
  expect(await screen.findByText('下書きはありません')).toBeVisible()
  expect(screen.getByRole('link', { name: '毎月のご依頼' })).toHaveAttribute('href', '/collections/schedule')
})

test('the selected drafts alone are saved as a file', async () => {
  const downloads = watchDownloads()
  answerWith({ [list]: page(three, 45) })
  await renderAt('/collections/draft')
  await screen.findByRole('table')
  await select('北星物流株式会社')
  await userEvent.click(screen.getByRole('button', { name: '選択した行をCSVでダウンロードする' }))
  expect(await waitFor(downloads.text)).toBe(
    '依頼先,金額,支払期日,ファイル名,最終更新,保存期限\r\n北星物流株式会社,66000,,,2026-11-20,2027-02-18\r\n',
  )
  expect(downloads.name()).toMatch(/^ご依頼の下書きの一覧_\d{4}-\d{2}-\d{2}\.csv$/)
  downloads.end()
})
