import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows, typeName } from '../../markup.ts'

/** A centre of check-ups: a sheet with the sums for the envelope, a second one with the days and the two accounts. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 5, number: 'customer', banks: ['regional', 'major'] },
  render: facts => {
    const { issuer, payer } = facts
    const offices = ['本社', '横浜営業所', '本社', '千葉工場', '本社']
    const head = (page: number) =>
      `<div class="run"><span>請求番号 ${facts.invoice_number}</span><span>${page}／2 頁</span></div>`
    return {
      css: `.page { padding: 18mm 20mm; font: 10pt/1.5 'Round Gothic'; color: #222 } .run { display: flex; justify-content: space-between; font-size: 8pt; color: #555; border-bottom: 1px solid #7ab; margin-bottom: 5mm } h1 { font-size: 17pt; color: #0b6a88; font-weight: 700 } table { width: 100% } th { background: #e3f1f5; font-weight: 400; color: #0b6a88 } td, th { border: 1px solid #9cc; padding: 1.4mm 2.4mm } .foot { position: absolute; left: 20mm; right: 20mm; bottom: 14mm; font-size: 8.5pt; text-align: center; border-top: 3px solid #0b6a88; padding-top: 2mm } .banks { display: flex; gap: 5mm; margin-top: 2mm } .banks > div { flex: 1; border: 1px solid #9cc; border-radius: 3mm; padding: 2mm 4mm }`,
      pages: [
        `${head(1)}<div style="display:flex;justify-content:space-between"><div style="margin-top:6mm">〒${payer.postal_code}<br>${payer.address}<br><span style="font-size:13pt">${payer.name}</span><br>人事部 健康管理ご担当者 様</div><div>${mark('waves', '#0b6a88', '11mm')} <b style="font-size:12pt;color:#0b6a88">${issuer.name}</b></div></div>
        <h1 style="margin:14mm 0 3mm">健康診断料ご請求書</h1><p class="number">作成日 ${written.long(facts.issue_date)}</p><p>拝啓　時下ますますご清栄のこととお慶び申し上げます。<br>このたびは当センターをご利用いただき、誠にありがとうございました。<br>健診料につきまして下記のとおりご請求申し上げます。</p>
        <table style="margin:7mm 0"><tr><th>健診期間</th><td>${written.long(addDays(facts.issue_date, -36))}から${written.long(addDays(facts.issue_date, -8))}まで</td></tr><tr><th>健診料（税抜）</th><td class="number">${grouped(facts.subtotal)} 円</td></tr>${perRate(facts, (rate, _, tax) => `<tr><th>消費税（${rate}%）</th><td class="number">${tax} 円</td></tr>`)}<tr><th>ご請求額</th><td class="number" style="font-size:14pt;font-weight:700">${grouped(facts.total)} 円</td></tr><tr><th>お振込期限</th><td>${written.long(facts.due_date)}</td></tr></table><p>お振込先と内訳は次の頁をご覧ください。</p>
        <div class="foot">${issuer.name}　〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}（代）　FAX ${issuer.fax}　適格請求書発行事業者 ${issuer.registration_number}</div>`,
        `${head(2)}<p style="font-size:12pt;color:#0b6a88">内訳書</p><table style="font-size:9pt;margin:2mm 0 6mm"><tr><th>受診日</th><th>受診会場</th><th>健診項目</th><th>単価</th><th>人数</th><th>金額</th></tr>${rows(
          facts.lines.flatMap(line => {
            const half = Math.floor(line.quantity / 2)
            return [line.quantity - half, half]
              .filter(count => count > 0)
              .map(count => ({ ...line, quantity: count, amount: count * line.price }))
          }),
          ({ name, quantity, unit, price, amount }, at) =>
            `<tr><td>${written.slashed(addDays(facts.issue_date, at * 3 - 36)).slice(5)}</td><td>${offices[at % 5]}</td><td>${name}</td><td class="number">${grouped(price)}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td colspan="5" class="number">健診料 計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td colspan="5" class="number">消費税 ${rate}%（対象額 ${net}）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="5" class="number">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p>お振込先（いずれかの口座へお願いいたします）</p><div class="banks">${facts.accounts.map(account => `<div>${account.bank.name}<br>${account.branch.name}<br>${typeName(account)} ${account.number}<br>口座名 ${account.holder}</div>`).join('')}</div>`,
      ],
    }
  },
}
