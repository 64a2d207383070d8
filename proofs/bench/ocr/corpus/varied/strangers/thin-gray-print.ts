import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A studio that prints small and gray, with thin spaces in its amounts and dots in its number. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 3, number: 'dots', banks: ['net'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 24mm 26mm; font-size: 8pt; color: #777; line-height: 1.7 } h1 { font-size: 11pt; font-weight: 400; color: #555; letter-spacing: .3em } .two { display: flex; justify-content: space-between; margin: 10mm 0 } table { width: 100% } td { padding: 1.5mm 0; border-bottom: .5px solid #ccc } .sum { font-size: 15pt; color: #444; margin: 6mm 0 } dl { display: grid; grid-template-columns: 22mm 1fr; gap: 0 4mm } dt { color: #999 }`,
      pages: [
        `<h1>請求書</h1><div class="two"><dl><dt>宛先</dt><dd>${payer.name}　御中</dd><dt>番号</dt><dd>${facts.invoice_number}</dd><dt>請求日</dt><dd>${written.dotted(facts.issue_date)}</dd><dt>支払期日</dt><dd>${written.dotted(facts.due_date)}</dd><dt>件名</dt><dd>${facts.subject}</dd></dl><div><span style="color:#444">${issuer.name}</span><br>${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>${issuer.registration_number}</div></div>
        <p>ご請求金額（税込）</p><p class="sum">￥&#x2009;${grouped(facts.total)}</p><table>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">￥&#x2009;${grouped(amount)}</td></tr>`)}</table><div style="display:flex;justify-content:flex-end;margin:4mm 0"><dl><dt>小計</dt><dd class="number">￥&#x2009;${grouped(facts.subtotal)}</dd>${perRate(facts, (rate, _, tax) => `<dt>消費税 ${rate}%</dt><dd class="number">￥&#x2009;${tax}</dd>`)}<dt>合計</dt><dd class="number">￥&#x2009;${grouped(facts.total)}</dd></dl></div>
        <p style="margin-top:10mm">お振込先</p><p style="color:#555">${account.bank.name} / ${account.branch.name} / ${typeName(account)} / ${account.number} / ${account.holder}</p>`,
      ],
    }
  },
}
