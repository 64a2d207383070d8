import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

const papers = ['A4 中綴じ16頁 4C/4C コート90kg', '色校正2回含む', 'マットコート180kg 片面1C', 'データ入稿（PDF/X-4）']

/** A printer whose bill is its estimate with another title: conditions beside the head, accounts in the remarks. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'customer', banks: ['regional', 'shinkin'] },
  render: facts => {
    const { issuer, payer } = facts
    const condition = (label: string, text: string) => `<tr><th>${label}</th><td>${text}</td></tr>`
    return {
      css: `.page { padding: 14mm 15mm; font: 9.5pt/1.45 'UD Mincho' } h1 { font-size: 20pt; font-weight: 400;
        text-align: center; letter-spacing: 1em; border-bottom: 3px double #222 } .head { display: flex; gap: 8mm;
        margin-top: 5mm } .head > div { flex: 1 } .terms { width: 100%; margin-top: 3mm } .terms th { width: 22mm;
        text-align: left; font-weight: 400; border-bottom: 1px dotted #555 } .terms td { border-bottom: 1px dotted
        #555 }
        .sum { margin: 5mm 0; border: 2px solid #222; display: flex; font-size: 15pt } .sum b { padding: 1.5mm 5mm;
        background: #e4e4e4; font-weight: 400 } .sum span { padding: 1.5mm 6mm } .goods { width: 100% } .goods th,
        .goods td { border: 1px solid #444; padding: 1mm 2mm; font-weight: 400 } .goods small { font-size: 7.5pt }
        .checks { float: right; margin-top: 3mm } .checks td { border: 1px solid #444; width: 16mm; text-align: center;
        font-size: 7pt } .checks .blank td { height: 14mm } .notes { border: 1px solid #444; padding: 2mm 3mm;
        margin-top: 5mm; min-height: 38mm }`,
      pages: [
        `<h1>御請求書</h1><div class="head"><div>
        <p style="font-size:14pt;border-bottom:1px solid">${payer.name}　御中</p>
        <table class="terms">${[
          condition('件　　名', facts.subject),
          condition('納　　期', written.slashedShort(addDays(facts.issue_date, -6))),
          condition('納品場所', '貴社ご指定場所'),
          condition('支払条件', '現金振込'),
          condition('お振込期限', written.slashedShort(facts.due_date)),
        ].join('')}</table></div>
        <div style="position:relative"><p class="number">請求No. ${facts.invoice_number}<br>
        発行 ${written.slashedShort(facts.issue_date)}</p><p style="margin-top:3mm;font-size:13pt">${issuer.name}</p>
        <p>〒${issuer.postal_code}<br>${issuer.address}<br>TEL ${issuer.phone}　FAX ${issuer.fax}<br>
        事業者番号：${issuer.registration_number}</p>${seal(issuer.name, 'right:0;top:16mm')}
        <table class="checks"><tr><td>承認</td><td>営業</td><td>担当</td></tr><tr class="blank"><td></td><td></td><td></td>
        </tr></table></div></div>
        <div class="sum"><b>御請求金額</b><span>¥ ${grouped(facts.total)} -（税込）</span></div>
        <table class="goods"><tr><th>品名／仕様</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ name, quantity, unit, price, amount }, index) =>
            `<tr><td>${name}<br><small>　${papers[index] ?? ''}</small></td><td class="number">${quantity} ${unit}</td>
            <td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}<tr><td rowspan="3" style="border:0"></td><td colspan="2">税抜合計</td>
        <td class="number">${grouped(facts.subtotal)}</td></tr>
        ${perRate(facts, (rate, _, tax) => `<tr><td colspan="2">消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}
        <tr><td colspan="2">合　計</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <div class="notes">【備考】<br>・お見積書のとおり納品いたしました。ご検収ください。<br>
        ・お振込みは下記のいずれかへお願い申し上げます（手数料は貴社にてご負担願います）。<br>
        ${facts.accounts
          .map(account => {
            const parts = [account.bank.name, account.branch.name, typeName(account), account.number]
            return `　　${parts.join('／')}<br>`
          })
          .join('')}
        　　口座名義　${issuer.name}／${facts.accounts[0].holder}</div>`,
      ],
    }
  },
}
