import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, rows } from '../markup.ts'

/** A Japanese office of a foreign firm that asks for dollars, in whole ones and with the code of the currency. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 3, number: 'month', banks: ['major'], currency: 'USD' },
  render: facts => {
    const { issuer, payer } = facts
    const usd = (cents: number) => `USD ${grouped(Math.round(cents / 100))}`
    return {
      css: `.page { padding: 20mm; font-family: 'UD Gothic' } h1 { font-size: 18pt; border-bottom: 2px solid #446 } .pair { display: grid; grid-template-columns: 40mm 1fr; row-gap: 2mm; margin: 8mm 0 } table { width: 100% } td, th { border: 1px solid #99a; padding: 2mm; font-weight: normal }`,
      pages: [
        `<h1>請求書（外貨建て）</h1><p style="margin-top:6mm">${payer.name} 御中</p><div class="pair"><span>請求書番号</span><span>${facts.invoice_number}</span><span>発行日</span><span>${written.long(facts.issue_date)}</span><span>支払期限</span><span>${written.long(facts.due_date)}</span><span>ご請求金額</span><b style="font-size:14pt">${usd(facts.total)}</b></div>
        <table><tr><th>内容</th><th>数量</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td>${name}</td><td>${quantity}${unit}</td><td class="number">${usd(amount)}</td></tr>`)}<tr><td colspan="2">合計</td><td class="number">${usd(facts.total)}</td></tr></table>
        <p style="margin-top:8mm">送金先：First Harbor Bank, Portland / SWIFT FHBKUS00 / A/C 4410072231<br>送金手数料は貴社にてご負担ください。</p><p style="margin-top:8mm">${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>${issuer.phone}</p>`,
      ],
    }
  },
}
