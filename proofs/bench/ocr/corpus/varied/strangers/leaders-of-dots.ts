import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, halfWidthHolder, perRate, rows, typeName } from '../../markup.ts'

const leader = (label: string, value: string): string =>
  `<p class="row"><span>${label}</span><i></i><span>${value}</span></p>`

/** A print shop without a table: leaders of dots from label to value, the holder in narrow kana, days as R8.11.5. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'era', banks: ['shinkin'], dueInDays: 28 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 20mm 26mm; font-family: 'UD Mincho', serif; font-size: 10.5pt } h1 { font-size: 16pt; font-weight: 400 } .row { display: flex; align-items: baseline } .row i { flex: 1; border-bottom: 1.5px dotted #555; margin: 0 2mm } .big { font-size: 14pt } section section { margin: 0 } .part { margin-top: 6mm }`,
      pages: [
        `<h1>請求書</h1><p style="margin-top:6mm;font-size:13pt">${payer.name}　御中</p><div class="part">${leader('請求書番号', facts.invoice_number)}${leader('請求日', written.eraShort(facts.issue_date))}${leader('支払期限', written.eraShort(facts.due_date))}</div><div class="part">${rows(facts.lines, ({ name, quantity, unit, amount }) => leader(`${name}　${quantity}${unit}`, grouped(amount)))}${leader('小計', grouped(facts.subtotal))}${perRate(facts, (rate, _, tax) => leader(`消費税（${rate}%）`, tax))}<div class="big">${leader('請求金額', `${grouped(facts.total)}円`)}</div></div>
        <div class="part">${leader('銀行', account.bank.name.replace('信用金庫', '信金'))}${leader('支店', account.branch.name.replace(/支店$/, ''))}${leader('口座', `${typeName(account)} ${account.number}`)}${leader('名義', halfWidthHolder(account))}</div><p class="part" style="text-align:center">${issuer.name}<br>〒${issuer.postal_code} ${issuer.address}<br>電話 ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p>`,
      ],
    }
  },
}
