import type { Measured } from '@invoice-card/config/bench'
import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { instance } from '../../environment.ts'
import { Hand } from '../measure/hand.ts'
import { drawInvoices } from './draw-invoice.ts'

const maxWaitMs = 60_000
const buyer = '北都工業株式会社'

/** A request from a PDF and one from an earlier request, until each is sent. */
export async function walkRequests(browser: Browser, page: Page): Promise<Measured[]> {
  const paper = {
    number: `B-${randomInt(1e8, 1e9)}`,
    to: buyer,
    from: '株式会社サンプル商事',
    yen: '110,000',
    due: '2026年12月18日',
  }
  const [file] = await drawInvoices(browser, [paper])
  if (!file) throw new Error('No invoice was drawn')

  await page.goto(`${instance.edge_origin}/collections/create`)
  const fresh = new Hand()
  const area = page.getByRole('group', { name: /請求書ファイル/ })
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), fresh.click(area.getByRole('button').first())])
  await picker.setFiles(file)
  const form = page.getByRole('form', { name: '依頼内容の入力' })
  await form.getByText(`「${buyer}」を見つけました`).waitFor({ timeout: maxWaitMs })
  // The contact of the last request comes after the partner is known.
  await page.waitForLoadState('networkidle')
  await send(page, fresh)

  await page.goto(`${instance.edge_origin}/collections/request`)
  await page.getByRole('link', { name: buyer }).first().click()
  const copied = new Hand()
  await copied.click(page.getByRole('link', { name: 'この内容で新しく依頼する' }))
  await copied.click(page.getByRole('button', { name: '請求書ファイルなしで進む' }))
  await form.waitFor()
  await send(page, copied)
  return [
    { measure: 'clicks for a request from a PDF', value: fresh.clicks, unit: '', digits: 0, goal: { atMost: 8 } },
    {
      measure: 'clicks for a request like an earlier one',
      value: copied.clicks,
      unit: '',
      digits: 0,
      goal: { atMost: 4 },
    },
  ]
}

async function send(page: Page, hand: Hand): Promise<void> {
  await page.waitForLoadState('networkidle')
  await hand.click(
    page.getByRole('button', { name: '入金先の選択へ進む' }).or(page.getByRole('button', { name: '確認へ進む' })),
  )
  const account = page.getByRole('heading', { level: 1, name: '入金先の選択' })
  const confirm = page.getByRole('heading', { level: 1, name: '依頼内容の確認' })
  await account.or(confirm).waitFor({ timeout: maxWaitMs })
  if (await account.isVisible()) {
    await page.getByRole('radio').first().waitFor()
    if ((await page.getByRole('radio', { checked: true }).count()) === 0)
      await hand.click(page.getByRole('radio').first())
    await hand.click(page.getByRole('button', { name: '確認へ進む' }))
  }
  await confirm.waitFor({ timeout: maxWaitMs })
  await hand.click(page.getByRole('button', { name: /メールを送って依頼する|重複を確認のうえ依頼する/ }))
  const isSent = page.getByRole('heading', { level: 1, name: 'ご依頼を受け付けました' })
  await isSent.waitFor({ timeout: maxWaitMs })
}
