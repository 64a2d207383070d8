import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

/** An illustrator: of her account at Japan Post Bank its two numbers alone, her name with a wide space. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, lineCount: 3, number: 'month', banks: ['post'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 20mm; font-family: 'Round Gothic'; font-size: 10pt } h1 { font-size: 24pt; color: #d2708a; font-weight: 400 } .top { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin: 8mm 0 } table { width: 100% } th { background: #f7dfe6; font-weight: 400 } td, th { padding: 2mm; border-bottom: 1px solid #e5b5c2; text-align: left } .card { border-radius: 4mm; background: #fdf4f6; padding: 4mm 6mm; margin-top: 6mm }`,
      pages: [
        `<h1>Invoice</h1><div class="top"><div><p style="font-size:12pt">${payer.name}　御中</p><p>ご請求書をお送りします。<br>ご確認のほどよろしくお願いいたします。</p></div><div class="number">請求書番号：${facts.invoice_number}<br>発行日：${written.long(facts.issue_date)}<br><br>${issuer.name}　${issuer.person}<br>〒${issuer.postal_code} ${issuer.address}<br>${issuer.phone}<br>${issuer.registration_number}</div></div>
        <table><tr><th>お仕事の内容</th><th>数</th><th></th><th>単価（円）</th><th>金額（円）</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="4">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="4">消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><th colspan="4">ご請求金額</th><th class="number" style="font-size:14pt">${grouped(facts.total)}円</th></tr></table>
        <div class="card">お振込先　ゆうちょ銀行<br>記号　${account.post?.kigou}　　番号　${account.post?.bangou}<br>おなまえ　${account.holder.replace(' ', '　')}<br>お振込期限　${written.long(facts.due_date)}</div>`,
      ],
    }
  },
}
