import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const works = ['境界確定測量', '分筆登記申請', '立会証明書作成', '境界標設置']

/** A surveyor alone, from a word processor: brush-like type, spread labels, the case before the claim, tax withheld. */
export const layout: Layout = {
  wishes: {
    trade: 'building',
    isProprietor: true,
    isTaxWithheld: true,
    lineCount: 4,
    number: 'era',
    banks: ['shinkin'],
    dueInDays: 20,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 24mm; font: 11pt/1.65 'UD Mincho' } h1 { text-align: center; font-size: 20pt; font-weight: 400; letter-spacing: .8em; margin: 0 0 8mm } .from { position: relative; margin: 4mm 0 0 86mm; font-size: 10pt } .case td { padding: .5mm 4mm .5mm 0; vertical-align: top } .fees { width: 100%; margin: 4mm 0 } .fees td { border: 1px solid #000; padding: 1mm 3mm }`,
      pages: [
        `<p class="number">請求第${facts.invoice_number}号</p><h1>請求書</h1><p style="font-size:13pt">${payer.name}　様</p>
        <div class="from">${written.era(facts.issue_date)}<br>${issuer.address}<br><span style="font-size:13pt">${issuer.name}</span><br>
        土地家屋調査士　${issuer.person ?? ''}<br>登録番号　${issuer.registration_number}<br>☎ ${issuer.phone}
        ${seal((issuer.person ?? '').split(' ')[0] ?? '', 'right:2mm;top:14mm')}</div>
        <table class="case" style="margin-top:5mm"><tr><td>件　　名</td><td>丸の内一丁目12番3　土地分筆登記</td></tr><tr><td>受託年月日</td>
        <td>${written.era(addDays(facts.issue_date, -62))}</td></tr><tr><td>完了年月日</td><td>${written.era(addDays(facts.issue_date, -8))}</td></tr>
        <tr><td>受付番号</td><td>第18844号</td></tr></table>
        <p style="font-size:15pt;margin:4mm 0;text-align:center">金　${grouped(facts.total)}　円也</p>
        <table class="fees">${rows(
          facts.lines,
          ({ amount }, index) => `<tr><td>${works[index] ?? ''}</td><td class="number">${grouped(amount)}円</td></tr>`,
        )}<tr><td>報　酬　計</td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税（${rate}％）</td><td class="number">${tax}円</td></tr>`,
        )}<tr><td>源泉徴収税</td><td class="number">△${grouped(facts.withheld)}円</td></tr><tr><td>差引請求金額</td>
        <td class="number">${grouped(facts.total)}円</td></tr></table>
        <p>お支払期限　${written.era(facts.due_date)}</p><p>振込口座　　${account.bank.name}　${account.branch.name}<br>
        　　　　　　${typeName(account)}　口座番号　${account.number}<br>　　　　　　名義　${account.holder}</p>`,
      ],
    }
  },
}
