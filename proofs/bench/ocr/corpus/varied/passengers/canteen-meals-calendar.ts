import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

const names = ['昼食（日替わり）', '配膳・食器洗浄料', '会議用弁当', '食器回収費']
const weekdays = ['日', '月', '火', '水', '木', '金', '土']

/** Who cooks a firm's lunches: what was eaten on each day, then prices; a word processor's old-style print. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 4, rates: [8, 10], number: 'day', banks: ['post'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const days = Array.from({ length: 28 }, (_, index) => addDays(facts.issue_date, index - 28))
    const weekdayOf = (day: string) => new Date(day).getUTCDay()
    const served = days.filter(day => weekdayOf(day) % 6 !== 0)
    const meals = facts.lines[0]?.quantity ?? 0
    const countOf = (day: string) => {
      const index = served.indexOf(day)
      if (index < 0) return '－'
      return String(Math.floor((meals * (index + 1)) / served.length) - Math.floor((meals * index) / served.length))
    }
    const week = (from: number) => days.slice(from, from + 14)
    const strip = (from: number) =>
      `<tr>${week(from)
        .map(day => `<th>${Number(day.slice(8))}${weekdays[weekdayOf(day)]}</th>`)
        .join('')}</tr><tr>${week(from)
        .map(day => `<td>${countOf(day)}</td>`)
        .join('')}</tr>`
    return {
      css: `.page { padding: 18mm 20mm; font-family: 'C059', 'UD Mincho'; font-size: 10.5pt } h1 { text-align: center; font-size: 18pt; text-decoration: underline; text-underline-offset: 2mm; font-weight: 400; margin: 4mm 0 7mm } .top { display: flex; justify-content: space-between } table { width: 100%; margin: 3mm 0 } td, th { border: 1px solid #000; padding: 1mm 1.5mm; font-weight: 400 } .days td, .days th { text-align: center; font-size: 8.5pt; padding: .6mm 0; width: 7.14% } .sum { font-size: 15pt; border-bottom: 2px solid #000; display: inline-block; padding: 0 4mm }`,
      pages: [
        `<p style="text-align:right">${written.long(facts.issue_date)}<br>第 ${facts.invoice_number} 号</p><h1>給食代金請求書</h1><div class="top"><div><p style="font-size:13pt">${payer.name}　御中</p><p style="margin-top:6mm">ご請求額　<span class="sum">${grouped(facts.total)}円</span></p></div><div>${issuer.name}<br><span style="font-size:9pt">〒${issuer.postal_code}　${issuer.address}<br>電話　${issuer.phone}<br>登録番号　${issuer.registration_number}</span></div></div>
        <p style="margin-top:6mm">１．喫食数（昼食）</p><table class="days">${strip(0)}${strip(14)}</table>
        <p>２．明細</p><table><tr><th>内容</th><th>食数・数量</th><th>単価</th><th>金額</th><th>税率</th></tr>${rows(facts.lines, ({ quantity, price, rate, amount }, index) => `<tr><td>${names[index] ?? '昼食'}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td><td style="text-align:center">${rate}％${rate === 8 ? '＊' : ''}</td></tr>`)}</table><p style="font-size:8.5pt">＊は軽減税率対象品目</p>
        <p>３．税率ごとの合計</p><table style="width:118mm">${perRate(facts, (rate, net, tax) => `<tr><td>${rate}％対象</td><td class="number">${net}円</td><td>消費税</td><td class="number">${tax}円</td></tr>`)}</table>
        <p style="margin-top:6mm">お支払は${written.long(facts.due_date)}までに下記へお願いいたします。</p><p style="margin:2mm 0 0 8mm">ゆうちょ銀行　記号　${account.post?.kigou ?? ''}　番号　${account.post?.bangou ?? ''}<br>名義　${account.holder}</p>`,
      ],
    }
  },
}
