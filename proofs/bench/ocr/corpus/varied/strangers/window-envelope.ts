import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** Made for a window envelope: the addressee in a block of its own with a department and a person below 御中. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'letters', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 12mm 18mm; font-family: 'UD Gothic'; font-size: 10pt } .window { margin: 6mm 0 10mm 4mm; width: 86mm; line-height: 1.7 } .from { position: absolute; right: 18mm; top: 46mm; font-size: 9pt } h1 { font-size: 15pt; text-align: center; background: #e6e6e6; padding: 1mm } .keys { display: flex; gap: 10mm; margin: 4mm 0 } table { width: 100% } td, th { border: 1px solid #999; padding: 1.4mm 2mm; font-weight: 400 } .pay { display: flex; gap: 6mm; margin-top: 6mm }`,
      pages: [
        `<div class="window">〒${payer.postal_code}<br>${payer.address}<br><br><span style="font-size:12pt">${payer.name}　御中</span><br>経営管理本部　経理課<br>ご担当者　様</div><div class="from"><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}<br>登録番号：${issuer.registration_number}</div>
        <h1>請 求 明 細 書</h1><div class="keys"><span>発行日：${written.long(facts.issue_date)}</span><span>請求書番号：${facts.invoice_number}</span><span>お客様番号：00418-2</span></div>
        <table><tr><th>税抜金額</th><th>消費税額</th><th>今回ご請求額</th><th>お支払期日</th></tr><tr><td class="number">${grouped(facts.subtotal)}</td><td class="number">${grouped(facts.tax)}</td><td class="number" style="font-size:14pt">${grouped(facts.total)}</td><td style="text-align:center">${written.long(facts.due_date)}</td></tr></table>
        <table style="margin-top:5mm"><tr><th>品名</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td colspan="5">（${rate}%対象　${net}円　消費税　${tax}円）</td></tr>`)}</table>
        <div class="pay"><table style="width:100mm"><tr><td rowspan="3">お振込口座</td><td>${account.bank.name}　${account.branch.name}</td></tr><tr><td>${typeName(account)}　${account.number}</td></tr><tr><td>${account.holder}</td></tr></table><p style="font-size:8pt">お振込みの際は、ご依頼人名の前にお客様番号をご入力ください。</p></div>`,
      ],
    }
  },
}
