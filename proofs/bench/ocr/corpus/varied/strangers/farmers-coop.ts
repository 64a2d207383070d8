import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

/** A packer who is paid at a farmers' cooperative, with dotted tables, days of 令和 and two rates. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 6, rates: [8, 10], number: 'customer', banks: ['coop'], dueInDays: 20 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm 17mm; font-family: 'Round Gothic'; font-size: 10pt } h1 { font-size: 20pt; color: #386b2c; border-bottom: 3px dotted #386b2c } .two { display: flex; justify-content: space-between; margin: 5mm 0 } table { width: 100% } td, th { border-bottom: 1.5px dotted #7a7; padding: 1.4mm 2mm; font-weight: 400 } .big { font-size: 15pt; border: 2px dotted #386b2c; padding: 2mm 6mm; border-radius: 4mm } .copy { position: absolute; right: 20mm; top: 12mm; border: 1.5px solid #c33; color: #c33; padding: 0 3mm; font-size: 14pt }`,
      pages: [
        `<h1>せいきゅうしょ</h1><div class="copy">控</div><div class="two"><div><p style="font-size:13pt">${payer.name} 御中</p><p>毎度ありがとうございます。</p><p class="big">お支払い金額　${grouped(facts.total)}円</p></div><div>${written.era(facts.issue_date)}<br>ナンバー ${facts.invoice_number}<br><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</div></div>
        <table><tr><th>納品日</th><th>品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, rate, amount }, at) => `<tr><td>${written.slashed(addDays(facts.issue_date, at * 3 - 24)).slice(5)}</td><td>${name}${rate === 8 ? '※' : ''}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table style="width:110mm;margin:4mm 0 0 auto">${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象 計</td><td class="number">${net}円</td><td>税</td><td class="number">${tax}円</td></tr>`)}<tr><td>総合計</td><td class="number"></td><td></td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table><p>※は軽減税率（8%）対象</p>
        <p style="margin-top:5mm">お支払いは${written.era(facts.due_date)}までにお願いします。</p><table style="width:120mm;margin-top:2mm"><tr><td>お振込先</td><td>${account.bank.name.replace('農業協同組合', '農協')}　${account.branch.name}支店</td></tr><tr><td></td><td>${typeName(account)}貯金　${account.number}</td></tr><tr><td></td><td>${account.holder}</td></tr></table>`,
      ],
    }
  },
}
