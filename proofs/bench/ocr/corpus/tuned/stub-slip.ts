import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, halfWidthHolder, perRate, rows, typeName } from '../markup.ts'

/** A form with a slip to cut off at its foot: labels in tiny print above values in boxes, era dates in short. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 4, number: 'day', banks: ['regional'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; font-size: 10pt; padding: 12mm 16mm } .boxes { display: grid; border: 1px solid #000; border-width: 1px 0 0 1px } .boxes div { border: 1px solid #000; border-width: 0 1px 1px 0; padding: .5mm 2mm } .boxes small { display: block; font-size: 6.5pt; color: #333 } h1 { font-size: 16pt; margin-bottom: 4mm } .cut { position: absolute; left: 0; right: 0; top: 212mm; border-top: 1px dashed #000; padding: 5mm 16mm } table { width: 100%; margin: 4mm 0 } td, th { border-bottom: 1px solid #999; padding: 1mm; font-weight: normal; text-align: left }`,
      pages: [
        `<h1>請求書</h1><div class="boxes" style="grid-template-columns:2fr 1fr 1fr 1fr"><div><small>宛名</small>${payer.name} 御中</div><div><small>請求書番号</small>${facts.invoice_number}</div><div><small>発行日</small>${written.eraShort(facts.issue_date)}</div><div><small>お支払期限</small>${written.eraShort(facts.due_date)}</div></div>
        <p style="margin:4mm 0;text-align:right"><b>${issuer.name}</b><br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p><table><tr><th>ご利用内容</th><th>数量</th><th>単価</th><th class="number">金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td>${grouped(line.quantity)}${line.unit}</td><td>${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象計 ${net}</td><td></td><td>消費税額</td><td class="number">${tax}</td></tr>`)}<tr><td></td><td></td><td>ご請求額</td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <div class="cut"><p>振込のご案内（切り取ってお使いください）</p><div class="boxes" style="grid-template-columns:1.4fr 1.4fr .8fr 1fr"><div><small>振込先銀行</small>${account.bank.name}</div><div><small>支店名</small>${account.branch.name}</div><div><small>預金種目</small>${typeName(account)}</div><div><small>口座番号</small>${account.number}</div></div><div class="boxes" style="grid-template-columns:2fr 1fr;border-top:0"><div><small>受取人名（カナ）</small>${halfWidthHolder(account)}</div><div><small>金額</small>¥${grouped(facts.total)}</div></div></div>`,
      ],
    }
  },
}
