import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A landscape sheet of a temp agency: three columns at its head, the account in one line at the foot. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 6, number: 'customer', banks: ['major'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      isLandscape: true,
      css: `.page { padding: 13mm 16mm; font-size: 9pt } h1 { font-size: 16pt; letter-spacing: .5em } .three { display: grid; grid-template-columns: 1.1fr 1fr 1fr; gap: 8mm; margin: 4mm 0 } table { width: 100% } td, th { border: 1px solid #888; padding: 1mm 2mm; font-weight: 400 } th { background: #efefef } .line { margin-top: 4mm; border-top: 1px solid; padding-top: 2mm }`,
      pages: [
        `<h1>請求書</h1><div class="three"><div><p style="font-size:12pt">${payer.name}　御中</p><p>〒${payer.postal_code}<br>${payer.address}</p></div><table><tr><th>請求No.</th><td>${facts.invoice_number}</td></tr><tr><th>請求年月日</th><td>${written.spaced(facts.issue_date)}</td></tr><tr><th>支払期日</th><td>${written.spaced(facts.due_date)}</td></tr><tr><th>請求総額</th><td class="number"><b>${grouped(facts.total)} 円</b></td></tr></table><div>${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>登録番号 ${issuer.registration_number}</div></div>
        <table><tr><th>業務</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${quantity}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table><table style="margin-top:3mm"><tr><th>税率</th><th>対象額</th><th>消費税</th><th>税込額</th></tr>${facts.rates.map(({ rate, net, tax }) => `<tr><td>${rate}%</td><td class="number">${grouped(net)}</td><td class="number">${grouped(tax)}</td><td class="number">${grouped(net + tax)}</td></tr>`).join('')}</table>
        <p class="line">振込先：${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number} ${account.holder}　※お振込手数料はご負担願います</p>`,
      ],
    }
  },
}
