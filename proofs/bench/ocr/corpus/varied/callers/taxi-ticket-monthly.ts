import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows } from '../../markup.ts'

const rides = ['タクシーチケット 0013〜0041', 'ハイヤー 貸切 6時間', '深夜送迎', '迎車料金']

/** A taxi firm's landscape list with short era dates and a slip for the bank at its foot, in half-width kana. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 4, number: 'slashes', banks: ['regional'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      isLandscape: true,
      css: `.page { padding: 10mm 14mm; font: 9.5pt/1.45 'Noto Sans CJK JP' } .row { display: flex; justify-content:
        space-between } h1 { font-size: 16pt; margin: 0; letter-spacing: .4em } .list { width: 100%; margin: 4mm 0 }
        .list th { background: #f3d36b; font-weight: 400; border: 1px solid #555 } .list td { border: 1px solid #555;
        padding: 1mm 2mm } .slip { width: 100%; margin-top: 4mm; border-top: 1px dashed #000 } .slip th { font-weight:
        400; font-size: 8pt; text-align: left; border: 1px solid #555; border-bottom: 0; padding: .5mm 2mm } .slip td {
        border: 1px solid #555; border-top: 0; padding: 1mm 2mm; font-size: 11pt }`,
      pages: [
        `<div class="row"><div><h1>乗車料金請求書</h1><p style="font-size:12pt;margin-top:3mm">${payer.name} 総務部 御中</p>
        〒${payer.postal_code} ${payer.address}</div><div>請求番号 ${facts.invoice_number}<br>
        作成日 ${written.eraShort(facts.issue_date)}
        <br>振込期日 ${written.eraShort(facts.due_date)}</div><div><b>${issuer.name}</b><br>${issuer.address}<br>
        配車 ${issuer.phone}　経理 ${issuer.fax}<br>${issuer.registration_number}</div></div>
        <table class="list"><tr><th>利用日</th><th>内容</th><th>回数</th><th>単価</th><th>運賃・料金</th><th>部署</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${written.eraShort(addDays(facts.issue_date, index * 5 - 28))}</td><td>${rides[index] ?? ''}</td>
            <td class="number">${quantity}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td><td>営業部</td></tr>`,
        )}<tr><td colspan="4" class="number">小計（税抜）</td><td class="number">${grouped(facts.subtotal)}</td><td></td></tr>
        ${perRate(
          facts,
          (rate, net, tax) =>
            `<tr><td colspan="4" class="number">${rate}%対象 ${net}　消費税等</td><td class="number">${tax}</td><td></td></tr>
        `,
        )}<tr><td colspan="4" class="number"><b>当月請求合計</b></td><td class="number"><b>${grouped(facts.total)}</b></td>
        <td></td></tr></table><p style="font-size:8.5pt">キリトリ（振込依頼メモ）</p><table class="slip"><tr><th>銀行名</th>
        <th>支店名</th><th>預金種目</th>
        <th>口座番号</th><th>受取人（ｶﾅ）</th><th>金額</th></tr><tr><td>${account.bank.name}</td><td>${account.branch.name}</td>
        <td>普通預金</td><td>${account.number}</td><td>${account.holder_kana}</td>
        <td class="number">¥${grouped(facts.total)}</td>
        </tr></table>`,
      ],
    }
  },
}
