import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A cloud service's invoice: what is to be paid is the heading, and no label stands before it. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 2, number: 'letters', banks: ['net'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const yen = (amount: number | string) => `￥${typeof amount === 'string' ? amount : grouped(amount)}`
    return {
      css: `.page { padding: 18mm 20mm; font-size: 9pt; color: #223 } h1 { font-size: 17pt } h2 { font-size: 15pt; margin: 8mm 0 5mm } .three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; margin-top: 8mm } .pairs { display: grid; grid-template-columns: 24mm 1fr; margin-top: 4mm } table { width: 100% } th { text-align: left; font-weight: 400; color: #778; border-bottom: 1px solid #223; font-size: 8pt } td { padding: 2mm 0 } .sums { margin-left: 50%; } .sums div { display: flex; justify-content: space-between; border-top: 1px solid #dde; padding: 1.2mm 0 }`,
      pages: [
        `<h1>請求書</h1><div class="pairs"><b>請求書番号</b><span>${facts.invoice_number}</span><span>発行日</span><span>${written.long(facts.issue_date)}</span><span>期日</span><span>${written.long(facts.due_date)}</span></div><div class="three"><div><b>${issuer.name}</b><br>${issuer.postal_code}<br>${issuer.address}<br>日本<br>${issuer.phone}<br>登録番号 ${issuer.registration_number}</div><div><b>請求先</b><br>${payer.name}<br>${payer.postal_code}<br>${payer.address}</div></div>
        <h2>${yen(facts.total)}、期日：${written.long(facts.due_date)}</h2>
        <table><tr><th>説明</th><th>数量</th><th>単価</th><th>税金</th><th class="number">金額</th></tr>${rows(facts.lines, ({ name, quantity, price, rate, amount }) => `<tr><td>${name}</td><td>${quantity}</td><td>${yen(price)}</td><td>${rate}%</td><td class="number">${yen(amount)}</td></tr>`)}</table>
        <div class="sums"><div><span>小計</span><span>${yen(facts.subtotal)}</span></div><div><span>税抜き合計</span><span>${yen(facts.subtotal)}</span></div>${perRate(facts, (rate, net, tax) => `<div><span>消費税 - 日本（${yen(net)} の ${rate}%）</span><span>${yen(tax)}</span></div>`)}<div><span>合計</span><span>${yen(facts.total)}</span></div><div><b>未払い額</b><b>${yen(facts.total)}</b></div></div>
        <p style="margin-top:14mm"><b>銀行振込で支払う</b><br>銀行名　${account.bank.name}<br>支店名　${account.branch.name}<br>口座種別　${typeName(account)}<br>口座番号　${account.number}<br>口座名義　${account.holder}</p>`,
      ],
    }
  },
}
