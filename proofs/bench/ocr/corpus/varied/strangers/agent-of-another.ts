import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A haulier for whom an agent sends the invoice: the agent's name, address and T number stand at the foot. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 3, number: 'day', banks: ['regional'], dueInDays: 35 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 15mm 17mm; font-size: 9.5pt } .head { display: flex; justify-content: space-between; border-bottom: 2mm solid #f0a030; padding-bottom: 3mm } h1 { font-size: 17pt } .info { display: grid; grid-template-columns: repeat(4, 1fr); margin: 6mm 0; border: 1px solid #bbb } .info div { padding: 2mm 3mm; border-right: 1px solid #bbb } small { display: block; color: #777; font-size: 7.5pt } table { width: 100% } td, th { padding: 1.6mm 2mm; border-bottom: 1px solid #ccc; font-weight: 400; text-align: left } .agent { position: absolute; left: 17mm; right: 17mm; bottom: 12mm; border-top: 1px solid #999; font-size: 7.5pt; color: #555 }`,
      pages: [
        `<div class="head"><h1>ご請求書</h1><div class="number"><b>${issuer.name}</b><br>登録番号：${issuer.registration_number}<br>${issuer.address}<br>TEL ${issuer.phone}</div></div><p style="font-size:13pt;margin-top:5mm">${payer.name}　御中</p>
        <div class="info"><div><small>ご請求番号</small>${facts.invoice_number}</div><div><small>ご請求日</small>${written.slashed(facts.issue_date)}</div><div><small>お支払期日</small>${written.slashed(facts.due_date)}</div><div><small>ご請求金額（税込）</small><b>${grouped(facts.total)}円</b></div></div>
        <table><tr><th>運行内容</th><th>数量</th><th></th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table><table style="width:90mm;margin:4mm 0 0 auto">${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象</td><td class="number">${net}</td><td>消費税</td><td class="number">${tax}</td></tr>`)}<tr><td>合計</td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:8mm"><b>お振込先</b><br>${account.bank.name}（${account.bank.code}）　${account.branch.name}（${account.branch.code}）<br>${typeName(account)}預金　口座番号 ${account.number}<br>口座名義 ${account.holder}</p>
        <p class="agent">この請求書は運送元の委託を受けて発行しています。　発行代行　株式会社みなと請求代行　登録番号 T6999900417725<br>〒105-0013 東京都港区浜松町一丁目3番5号　電話 03-5550-0142</p>`,
      ],
    }
  },
}
