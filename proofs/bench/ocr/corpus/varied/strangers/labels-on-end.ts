import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A painter's form with its labels on end in narrow cells beside what they name. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 3, number: 'letters', banks: ['regional'], dueInDays: 40 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 17mm; font-family: 'UD Gothic'; font-size: 10pt } .end { writing-mode: vertical-rl; background: #dfe7ee; letter-spacing: .3em; padding: 2mm 1mm; text-align: center } .box { display: flex; border: 1.5px solid #345; margin: 5mm 0 } .box > div:last-child { padding: 3mm 5mm; flex: 1 } h1 { font-size: 18pt } .goods { width: 100% } td, th { border: 1px solid #678; padding: 1.4mm 2mm; font-weight: 400 } .two { display: flex; gap: 8mm }`,
      pages: [
        `<h1>請求書</h1><div class="two"><div class="box" style="width:88mm"><div class="end">請求先</div><div><p style="font-size:12pt">${payer.name}</p><p class="number">御中</p><p style="font-size:8.5pt">${payer.address}</p></div></div><div class="box" style="width:80mm"><div class="end">請求元</div><div><b>${issuer.name}</b><br><span style="font-size:8.5pt">${issuer.address}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</span></div></div></div>
        <table><tr><td>請求書番号</td><td>${facts.invoice_number}</td><td>発行日</td><td>${written.long(facts.issue_date)}</td></tr></table>
        <div class="box"><div class="end">請求額</div><div><p style="font-size:20pt;text-align:center;padding-top:3mm">¥ ${grouped(facts.total)} -</p><p class="number">（消費税込み）　お支払期限 ${written.long(facts.due_date)}</p></div></div>
        <table class="goods"><tr><th>工事内容</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="4">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="4">消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="4">合計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <div class="box"><div class="end">振込先</div><div>${account.bank.name}　${account.branch.name}<br>${typeName(account)}預金　${account.number}<br>${account.holder}</div></div>`,
      ],
    }
  },
}
