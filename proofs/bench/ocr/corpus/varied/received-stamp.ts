import { addDays, written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, typeName } from '../markup.ts'

/** A translator's page as the mail room left it: stamped with the day it came, notes by pen, dates of other things. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'month', banks: ['major'], dueInDays: 45 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const [came, ordered] = [addDays(facts.issue_date, 3), addDays(facts.issue_date, -20)]
    return {
      css: `.page { font-family: 'Round Gothic'; font-size: 10pt; padding: 20mm 18mm } h1 { font-size: 17pt } .came { position: absolute; left: 88mm; top: 14mm; width: 34mm; height: 34mm; border: 1mm double #b33; border-radius: 50%; color: #b33; text-align: center; transform: rotate(-7deg); padding-top: 5mm; font-size: 9pt; opacity: .85 } .pen { font-family: 'Pen'; color: #264; font-size: 13pt } article { columns: 2; margin: 8mm 0; line-height: 1.8 } table { width: 100% } td { border-bottom: 1px dotted #888; padding: 2mm 0 }`,
      pages: [
        `<h1>INVOICE｜請求書</h1><div class="came">サンプル商事<br><b style="font-size:12pt">${written.dotted(came)}</b><br>経理部 受付</div><article>${payer.name} 御中<br>${payer.address}<br>請求番号　${facts.invoice_number}<br>請求日　${written.long(facts.issue_date)}<br>ご注文日　${written.long(ordered)}<br>ご注文番号　P-${ordered.replaceAll('-', '').slice(2)}<br><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>${issuer.phone}<br>登録番号　${issuer.registration_number}</article>
        <p style="font-size:15pt">ご請求額　${grouped(facts.total)}円　<small>（うち消費税 ${grouped(facts.tax)}円）</small></p><p class="pen">確認済 → 経理へ ${written.slashedShort(came)}</p>
        <table>${rows(facts.lines, ({ name, quantity, unit, price, amount }) => `<tr><td>${name}</td><td class="number">${grouped(quantity)}${unit}</td><td class="number">@${grouped(price)}</td><td class="number">${grouped(amount)}円</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td>${rate}%対象 ${net}円</td><td></td><td class="number">消費税</td><td class="number">${tax}円</td></tr>`)}<tr><td>合計</td><td></td><td></td><td class="number"><b>${grouped(facts.total)}円</b></td></tr></table>
        <p style="margin-top:10mm">お支払いは ${written.long(facts.due_date)} までに、次の口座へお願いいたします。</p><p>${account.bank.name}　${account.branch.name}（${account.branch.code}）　${typeName(account)}　${account.number}　${account.holder}</p>`,
      ],
    }
  },
}
