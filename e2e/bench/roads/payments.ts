import type { Measured } from '@invoice-card/config/bench'
import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { instance } from '../../environment.ts'
import type { UploadedFile } from '../../fixtures/payments/invoices.ts'
import { Hand } from '../measure/hand.ts'
import { drawInvoices } from './draw-invoice.ts'

const maxWaitMs = 120_000

// Each invoice has a sum of its own: one of the same sum and due date would be named as a possible duplicate.
let net = 10 * randomInt(5_000, 10_000)

/** Invoices of one supplier whose values all agree: a sum that adds up, a T number and a holder as registered. */
export const papers = (count: number) =>
  Array.from({ length: count }, () => {
    net += 10 * randomInt(1, 100)
    return {
      number: `B-${randomInt(1e8, 1e9)}`,
      to: '株式会社サンプル商事',
      from: '合同会社ノースリンク<br>登録番号 T1999997470185',
      net: grouped(net),
      tax: grouped(net / 10),
      yen: grouped(net * 1.1),
      due: '2026年12月10日',
      payTo: 'みずほ銀行 東京営業部 普通 7740012 口座名義 ド）ノースリンク',
    }
  })

const grouped = (yen: number) => Math.round(yen).toLocaleString('ja-JP')

/** So many invoices, from their files to their payments. */
export async function walkPayments(browser: Browser, page: Page, count: number): Promise<Measured[]> {
  const files = await drawInvoices(browser, papers(count))
  await openCreate(page)
  const begin = new Hand()
  const each = await payAll(page, files, begin)
  const sum = (pick: (hand: Hand) => number) => [begin, ...each].reduce((total, hand) => total + pick(hand), 0)
  return [
    {
      measure: `clicks for each of ${count} invoices`,
      value: sum(({ clicks }) => clicks) / count,
      unit: '',
      // The one for the files is shared by all.
      ...(count === 10 ? { goal: { atMost: 2.2 } } : {}),
    },
    { measure: 'keys for each', value: sum(({ keys }) => keys) / count, unit: '' },
    ...each.map(({ clicks }, index): Measured => ({
      measure: `clicks for invoice ${index + 1}`,
      value: clicks,
      unit: '',
      digits: 0,
    })),
  ]
}

/** The screen that an invoice is chosen on. */
export async function openCreate(page: Page): Promise<void> {
  await page.goto(`${instance.edge_origin}/payments/create`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export async function chooseFiles(page: Page, files: UploadedFile[], hand: Hand): Promise<void> {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    hand.click(
      page
        .getByRole('group', { name: /請求書ファイル/ })
        .getByRole('button')
        .first(),
    ),
  ])
  await picker.setFiles(files)
}

async function payAll(page: Page, files: UploadedFile[], hand: Hand): Promise<Hand[]> {
  const count = files.length
  await chooseFiles(page, files, hand)
  // The first one opens by itself, and after a payment the next.
  const each: Hand[] = []
  for (let index = 0; index < count; index += 1) {
    const own = new Hand()
    await payOne(page, own, { isLast: index === count - 1 })
    each.push(own)
  }
  return each
}

interface Payment {
  /** After it no other form opens. */
  readonly isLast: boolean
  /** Types a card also where one is saved, and does not save it. */
  readonly typesCard?: boolean
}

/** From the form to the payment. */
export async function payOne(page: Page, hand: Hand, { isLast, typesCard = false }: Payment): Promise<void> {
  const proceed = page.getByRole('button', { name: '確認へ進む' })
  await proceed.waitFor({ timeout: maxWaitMs })
  await page.waitForLoadState('networkidle')
  await hand.click(proceed)
  const pay = page.getByRole('button', { name: /円を支払(う|って次へ)$/ })
  await pay.waitFor({ timeout: maxWaitMs })
  const frame = page.frameLocator('iframe[title="カード情報の入力"]')
  const newCard = page.getByRole('radio', { name: '新しいカードを使う' })
  // The cards come after the rest: before that nobody could see whether one is saved.
  await newCard.or(page.getByTitle('カード情報の入力')).first().waitFor()
  // Below them: pressed earlier, they would push it out of sight.
  const terms = page.getByRole('checkbox', { name: /利用規約/ })
  await terms.waitFor()
  if (!(await terms.isChecked())) await hand.click(terms)
  const hasSavedCard = (await newCard.count()) > 0
  if (hasSavedCard && typesCard) await hand.click(newCard)
  if (!hasSavedCard || typesCard) {
    for (const [name, text] of [
      [/カード番号/, '4111111111111111'],
      [/有効期限/, '12/30'],
      [/セキュリティコード/, '123'],
      [/カード名義/, 'MISAKI SATO'],
    ] as const)
      await hand.type(frame.getByLabel(name), text)
    if (!typesCard) await hand.click(page.getByRole('checkbox', { name: /このカードを登録する/ }))
  }
  await hand.click(pay)
  const end = isLast
    ? page.getByRole('heading', { level: 1, name: 'お申し込みが完了しました' })
    : page.getByRole('heading', { level: 1, name: '請求書の内容の入力' })
  await end.waitFor({ timeout: maxWaitMs })
}
