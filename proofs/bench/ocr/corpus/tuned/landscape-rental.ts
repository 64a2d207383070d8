import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A lessor: a wide sheet, sums in a strip of cells, sender and account side by side at the foot. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 6, number: 'customer', banks: ['shinkin'], dueInDays: 31 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 12mm 16mm; font-size: 9.5pt } .strip { display: grid; grid-template-columns: repeat(5, 1fr); border: 1.5px solid #444; margin: 5mm 0; text-align: center } .strip div + div { border-left: 1px solid #444 } .strip p:first-child { background: #ececec; border-bottom: 1px solid #444 } .strip p { padding: 1.2mm } table { width: 100% } th { text-align: left; border-bottom: 1.5px solid #444; font-weight: normal } td { border-bottom: 1px dotted #888; padding: 1.2mm } .foot { position: absolute; left: 16mm; right: 16mm; bottom: 12mm; display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; border-top: 1.5px solid #444; padding-top: 3mm }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><p style="font-size:13pt">${payer.name}　御中</p><p style="font-size:18pt;letter-spacing:.3em">ご請求書</p><p>No. ${facts.invoice_number}</p></div><div class="strip"><div><p>ご請求日</p><p>${written.slashed(facts.issue_date)}</p></div><div><p>お支払期限日</p><p>${written.slashed(facts.due_date)}</p></div><div><p>税抜金額</p><p>${grouped(facts.subtotal)}</p></div><div><p>消費税額</p><p>${grouped(facts.tax)}</p></div><div><p>ご請求金額</p><p><b>${grouped(facts.total)}</b></p></div></div>
        <table><tr><th>内訳</th><th class="number">数量</th><th class="number">単価</th><th class="number">金額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}</table>${perRate(facts, (rate, net, tax) => `<p style="text-align:right">${rate}%対象 ${net}円（消費税 ${tax}円）</p>`)}<div class="foot"><div><b>${issuer.name}</b>　登録番号 ${issuer.registration_number}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}</div><div>お振込先　${account.bank.name} ${account.branch.name}<br>${typeName(account)}預金　口座番号 ${account.number}<br>口座名義　${account.holder}</div></div>`,
      ],
      isLandscape: true,
    }
  },
}
