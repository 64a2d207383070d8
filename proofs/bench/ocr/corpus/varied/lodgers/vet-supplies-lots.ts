import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../../markup.ts'

const items = ['動物用ワクチン 10V', '超音波検査用ゼリー 5L', '血液検査カートリッジ', '療法食 3kg', '縫合糸 3-0 36本']

/** A supplier of animal clinics: a package prints lots and days of expiry beside each item, its account in the head. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 5, number: 'day', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 12mm 13mm; font: 9pt/1.45 'UD Gothic' } .head { display: grid; grid-template-columns: 1fr 84mm; gap: 6mm } h1 { font-size: 15pt; margin: 0; border-bottom: 2px solid #00695c; color: #00695c } .keys { width: 100%; margin-top: 2mm } .keys th { text-align: left; font-weight: 400; background: #e0f2f1; width: 26mm } .keys th, .keys td { border: 1px solid #80b5af; padding: .8mm 2mm } .items { width: 100%; margin-top: 5mm } .items th { background: #00695c; color: #fff; font-weight: 400; font-size: 8.5pt } .items td { border: 1px solid #80b5af; padding: 1mm 1.6mm } .sums { margin: 4mm 0 0 auto } .sums td { border: 1px solid #80b5af; padding: 1mm 3mm } .sums td:first-child { background: #e0f2f1 }`,
      pages: [
        `<div class="head"><div><p>〒${payer.postal_code}<br>${payer.address}</p><p style="font-size:12pt;margin:2mm 0">
        ${payer.name}　御中</p><p>お客様コード 30-5518-2</p></div><div><h1>請求明細書</h1><table class="keys">
        <tr><th>伝票No.</th><td>${facts.invoice_number}</td></tr><tr><th>請求年月日</th><td>${written.slashed(facts.issue_date)}</td></tr>
        <tr><th>納品年月日</th><td>${written.slashed(addDays(facts.issue_date, -2))}</td></tr>
        <tr><th>お支払期日</th><td>${written.slashed(facts.due_date)}</td></tr></table></div></div>
        <div class="head" style="margin-top:4mm"><div><b style="font-size:11pt">${issuer.name}</b><br>
        動物用医薬品販売業許可 第30-0217号<br>〒${issuer.postal_code} ${issuer.address}<br>
        TEL:${issuer.phone} FAX:${issuer.fax}<br>登録番号:${issuer.registration_number}</div><div>【取引銀行】<br>
        ${account.bank.name}／${account.branch.name}<br>${typeName(account)} ${account.number}<br>${account.holder_kana}</div></div>
        <table class="items"><tr><th>商品コード</th><th>商品名・規格</th><th>Lot No.</th><th>有効期限</th><th>数量</th><th>単価</th><th>金額</th>
        </tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${4901 + index}-${218 + index * 31}</td><td>${items[index] ?? ''}</td><td>${'ABCKM'[index] ?? 'Z'}${20417 + index * 913}</td>
            <td>${written.slashed(addDays(facts.issue_date, 300 + index * 45)).slice(0, 7)}</td><td class="number">${quantity}</td>
            <td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${emptyRows(facts.lines, 10, 7)}</table><table class="sums"><tr><td>税抜額</td>
        <td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税額(${rate}%)</td><td class="number">${tax}</td></tr>`,
        )}<tr><td><b>御請求額</b></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <p style="margin-top:3mm;font-size:8pt">返品は納品後7日以内（要冷蔵品を除く）。 1/1頁</p>`,
      ],
    }
  },
}
