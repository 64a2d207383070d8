import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { fullWidth, grouped, rows, seal } from '../markup.ts'

/** A translator without a shop name: Japan Post Bank by its own 記号 and 番号, and for transfers from other banks. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, lineCount: 2, number: 'letters', banks: ['post'], dueInDays: 31 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 22mm; font-size: 10.5pt } h1 { font-size: 17pt; text-align: center; border: 1px solid #000; padding: 2mm; width: 70mm; margin: 0 auto 10mm } .right { margin-left: auto; width: 74mm; position: relative } table { width: 100%; margin: 5mm 0 } td, th { border: 1px solid #000; padding: 1.5mm 3mm; font-weight: normal } th { background: #f2f2f2 }`,
      pages: [
        `<h1>請求書</h1><p>${payer.name} 御中</p><div class="right">請求日：${written.slashedShort(facts.issue_date)}<br>請求書No.：${facts.invoice_number}<br><br>${issuer.name}<br>${issuer.person}${seal(issuer.person ?? '', 'right:4mm;top:16mm;width:13mm;height:13mm', true)}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL: ${issuer.phone}<br>登録番号：${issuer.registration_number}</div>
        <p style="margin-top:8mm">下記の通りご請求いたします。</p><table><tr><th>ご請求金額</th><td style="font-size:14pt">¥${grouped(facts.total)}（税込）</td></tr><tr><th>お支払期限</th><td>${written.slashedShort(facts.due_date)}</td></tr></table>
        <table><tr><th>内容</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">¥${grouped(price)}</td><td class="number">¥${grouped(amount)}</td></tr>`)}<tr><td colspan="3" class="number">小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr><tr><td colspan="3" class="number">消費税(10%)</td><td class="number">¥${grouped(facts.tax)}</td></tr><tr><td colspan="3" class="number">合計</td><td class="number">¥${grouped(facts.total)}</td></tr></table>
        <table><tr><th rowspan="3">振込先</th><td>ゆうちょ銀行　記号 ${account.post?.kigou}　番号 ${account.post?.bangou}</td></tr><tr><td>他行から：${fullWidth(account.branch.code)}（${account.branch.name}）　普通　${account.number}</td></tr><tr><td>名義：${account.holder}</td></tr></table>`,
      ],
    }
  },
}
