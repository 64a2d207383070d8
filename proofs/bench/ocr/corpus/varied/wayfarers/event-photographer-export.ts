import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, seal, typeName } from '../../markup.ts'

/** A studio's invoice out of an accounting service: days in columns of the items, the claim below a thin rule. */
export const layout: Layout = {
  wishes: { trade: 'creative', lineCount: 4, number: 'month', banks: ['net'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const day = (before: number) => written.slashedShort(addDays(facts.issue_date, -before))
    return {
      css: `.page { padding: 14mm 16mm; font: 9pt/1.6 'UD Gothic' } h1 { font-size: 16pt; letter-spacing: .3em; text-align: center; margin-bottom: 8mm } .head { display: flex; justify-content: space-between } .meta td { padding: 0 0 0 4mm } .claim { margin: 6mm 0; border-bottom: 1px solid #333; width: 84mm; display: flex; justify-content: space-between; align-items: baseline } .claim b { font-size: 15pt } .lines { width: 100% } .lines th { background: #444; color: #fff; font-weight: 400; padding: 1mm 2mm } .lines td { border-bottom: 1px solid #ccc; padding: 1.2mm 2mm } .sums { margin: 3mm 0 0 auto; width: 76mm } .sums td { padding: .6mm 2mm; border-bottom: 1px solid #ddd } .foot { margin-top: 9mm; border: 1px solid #bbb; padding: 3mm }`,
      pages: [
        `<h1>請求書</h1><div class="head"><div><p style="font-size:12pt;border-bottom:1px solid #333;padding-right:10mm">${payer.name}　御中</p><p>〒${payer.postal_code}</p><p>${payer.address}</p><p style="margin-top:3mm">件名：創立記念式典 記録撮影</p><p>下記のとおりご請求申し上げます。</p></div>
        <div style="position:relative"><table class="meta"><tr><td>請求日</td><td>${written.iso(facts.issue_date)}</td></tr><tr><td>請求書番号</td><td>${facts.invoice_number}</td></tr><tr><td>見積書番号</td><td>Q-20260${facts.invoice_number.slice(-3)}</td></tr><tr><td>登録番号</td><td>${issuer.registration_number}</td></tr></table><p style="margin:3mm 0 0 4mm;font-weight:700">${issuer.name}</p><p style="margin-left:4mm">〒${issuer.postal_code}<br>${issuer.address}<br>TEL: ${issuer.phone}<br>担当：三宅</p>${seal(issuer.name, 'right:-4mm;top:22mm')}</div></div>
        <div class="claim"><span>ご請求金額</span><b>¥${grouped(facts.total)}-</b></div>
        <table class="lines"><tr><th>日付</th><th>品番・品名</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, at) => `<tr><td>${day(24 - at * 5)}</td><td>${name}</td><td class="number">${grouped(quantity)} ${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}</table>
        <table class="sums"><tr><td>小計</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td>消費税</td><td class="number">${grouped(facts.tax)}円</td></tr><tr><td>合計</td><td class="number">${grouped(facts.total)}円</td></tr><tr><td style="padding-left:6mm">内訳　10%対象(税抜)</td><td class="number">${grouped(facts.subtotal)}円</td></tr><tr><td style="padding-left:6mm">　　　10%消費税</td><td class="number">${grouped(facts.tax)}円</td></tr></table>
        <div class="foot"><p>入金期日　${written.iso(facts.due_date)}</p><p>振込先　${account.bank.name}　${account.branch.name}（${account.branch.code}）　${typeName(account)}　${account.number}　${account.holder}</p><p style="margin-top:2mm">備考<br>撮影データの保管期限は${written.long(addDays(facts.issue_date, 180))}です。振込手数料は貴社にてご負担ください。</p></div>`,
      ],
    }
  },
}
