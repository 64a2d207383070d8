import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

/** A hotel's folio for a party and rooms: lines marked by their class of tax, sums by class at the right. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 5, rates: [8, 10], number: 'digits', banks: ['regional'], isTaxIncluded: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm 17mm; font: 9.5pt/1.5 'UD Mincho' } .crest { text-align: center; letter-spacing:
        .3em; color: #6b4e1e } h1 { font-size: 14pt; font-weight: 400; text-align: center; margin: 2mm 0 6mm } .info {
        width: 100%; border-top: 1px solid #6b4e1e; border-bottom: 1px solid #6b4e1e } .info td { padding: 1mm 2mm }
        .info td:nth-child(odd) { color: #6b4e1e; white-space: nowrap } .folio { width: 100%; margin-top: 5mm } .folio
        th { font-weight: 400; border-bottom: 1px solid #6b4e1e } .folio td { padding: 1mm 2mm } .sums { margin: 5mm 0 0
        86mm; width: 90mm; border-top: 1px solid #6b4e1e } .sums td { padding: .8mm 2mm }`,
      pages: [
        `<p class="crest" style="font-size:13pt">${issuer.name}</p>
        <p class="crest" style="font-size:8pt;letter-spacing:0">
        〒${issuer.postal_code} ${issuer.address}　Tel.${issuer.phone}</p><h1>御勘定書（請求書）</h1>
        <table class="info"><tr><td>ご宴会名</td><td>秋季懇親会</td><td>請求書番号</td><td>${facts.invoice_number}</td></tr>
        <tr><td>ご利用日</td><td>${written.slashed(addDays(facts.issue_date, -9))}</td><td>発行日</td>
        <td>${written.slashed(facts.issue_date)}</td></tr><tr><td>ご請求先</td><td>${payer.name} 様</td><td>お支払期日</td>
        <td>${written.slashed(facts.due_date)}</td></tr><tr><td>人数</td><td>42名様</td><td>予約番号</td><td>B-77102</td></tr>
        </table>
        <table class="folio"><tr><th>日付</th><th>ご利用内容</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(
          facts.lines,
          ({ name, quantity, price, amount, rate }) =>
            `<tr><td>${written.slashed(addDays(facts.issue_date, -9)).slice(5)}</td>
        <td>${name}${rate === 8 ? ' ※' : ''}</td>
            <td class="number">${quantity}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`,
        )}</table><table class="sums"><tr><td><b>ご請求額</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td>
        <td></td></tr>${facts.rates
          .map(
            ({ rate, net, tax }) =>
              `<tr><td>（${rate}%対象</td><td class="number">¥${grouped(net + tax)}</td><td class="number">内消費税
              ¥${grouped(tax)}）</td></tr>`,
          )
          .join('')}</table><p style="font-size:8pt">※印は軽減税率（8%）対象。料金は消費税を含みます。</p>
        <p style="margin-top:9mm">
        お振込の場合：${account.bank.name}／${account.branch.name}／${typeName(account)} ${account.number}<br>
        口座名　${issuer.name}（${account.holder}）</p><p style="font-size:8.5pt">登録番号　${issuer.registration_number}</p>`,
      ],
    }
  },
}
