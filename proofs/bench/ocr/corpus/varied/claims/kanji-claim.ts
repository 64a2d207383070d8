import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, inKanji, perRate, rows, seal, typeName } from '../../markup.ts'

/** An old firm's form: the sum in the numerals of cheques, the same in digits only at the foot of the goods. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 4, number: 'era', banks: ['shinkin'], isCurrentAccount: true, dueInDays: 40 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 18mm; font-family: 'UD Mincho', serif; font-size: 10.5pt } h1 { text-align: center; font-size: 20pt; letter-spacing: 1em; font-weight: 400 } .sum { font-size: 17pt; border-bottom: 2px solid #222; width: 140mm; margin: 6mm auto; text-align: center; padding-bottom: 1mm } table { width: 100%; margin-top: 5mm } td, th { border: 1px solid #444; padding: 1.4mm 2mm; font-weight: 400 } .right { position: relative; text-align: right; margin-top: 4mm }`,
      pages: [
        `<p style="text-align:right">${facts.invoice_number}号</p><h1>御請求書</h1><p style="font-size:14pt;margin-top:6mm">${payer.name}　殿</p><p style="text-align:right">${written.era(facts.issue_date)}</p><p class="sum">一金　${inKanji(facts.total)}円也</p><p>右記のとおり御請求申し上げます。　御支払期日　${written.era(facts.due_date)}</p>
        <div class="right">${issuer.address}<br><span style="font-size:13pt">${issuer.name}</span><br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.name.slice(-4), 'right:0;top:1mm')}</div>
        <table><tr><th>工事名称</th><th>数量</th><th>単位</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}</td><td>${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td>工事価格計</td><td></td><td></td><td></td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td>消費税及び地方消費税（${rate}%）</td><td></td><td></td><td></td><td class="number">${tax}</td></tr>`)}<tr><td>総　計</td><td></td><td></td><td></td><td class="number">${grouped(facts.total)}</td></tr></table>
        <p style="margin-top:6mm">振込銀行　${account.bank.name}　${account.branch.name}　${typeName(account)}預金　${account.number}　口座名　${account.holder}</p>`,
      ],
    }
  },
}
