import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows } from '../../markup.ts'

const fees = [
  ['月額出店料', null],
  ['システム利用料', 4],
  ['決済サービス利用料', 2],
  ['検索連動広告', null],
  ['ポイント原資', 1],
] as const

/** A shopping mall on the web asks its shop for fees: sales and rates beside each fee, account of the shop's own. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 5, number: 'month', banks: ['net'], dueInDays: 20 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const last = addDays(`${facts.issue_date.slice(0, 7)}-01`, -1)
    const pair = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`
    return {
      css: `.page { padding: 15mm 17mm; font-size: 9pt; font-family: 'Liberation Sans', 'Droid Sans Fallback' } .top { display: flex; justify-content: space-between; align-items: flex-start } h1 { font-size: 16pt; font-weight: 700; color: #c0392b } h2 { font-size: 10.5pt; border-left: 4px solid #c0392b; padding-left: 2mm; margin: 6mm 0 2mm } table { width: 100% } th, td { padding: 1.6mm 2mm; border-bottom: 1px solid #ddd; font-weight: 400; text-align: left } th { color: #666 } td.number, th.number { text-align: right } .pay { border: 1px solid #c0392b; padding: 4mm 6mm; margin-top: 5mm; display: flex; justify-content: space-between } .pay b { font-size: 19pt } .low { color: #555; font-size: 8pt; margin-top: 6mm }`,
      pages: [
        `<div class="top"><div>${mark('bars', '#c0392b', '10mm')}<h1>ご利用料金請求書</h1></div><div style="font-size:8.5pt;text-align:right">発行日：${written.slashed(facts.issue_date)}<br>請求書番号：${facts.invoice_number}<br>店舗ID：sample-shoji-07</div></div>
        <div class="top" style="margin-top:5mm"><div><p>〒${payer.postal_code} ${payer.address}</p><p style="font-size:12pt">${payer.name} 御中</p></div><div><b>${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>登録番号 ${issuer.registration_number}</div></div>
        <div class="pay"><div><small>今回のご請求金額（税込）</small><br><b>${grouped(facts.total)}</b> 円</div><div>ご利用期間　${written.slashed(`${last.slice(0, 7)}-01`)} ～ ${written.slashed(last)}<br>お支払期限　${written.slashed(facts.due_date)}</div></div>
        <h2>ご利用料金の内訳</h2><table><tr><th>項目</th><th class="number">対象売上高</th><th class="number">料率</th><th class="number">料金（税抜）</th></tr>${rows(
          facts.lines,
          ({ amount }, index) => {
            const [name, percent] = fees[index] ?? ['その他', null]
            return `<tr><td>${name}</td><td class="number">${percent ? grouped((amount * 100) / percent) : '－'}</td><td class="number">${percent ? `${percent}.0%` : '－'}</td><td class="number">${grouped(amount)}</td></tr>`
          },
        )}<tr><td colspan="3">小計</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, net, tax) => `<tr><td colspan="3">消費税（${rate}%対象 ${net}円）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3"><b>合計</b></td><td class="number"><b>${grouped(facts.total)}</b></td></tr></table>
        <h2>お振込先（貴店専用口座）</h2><table style="width:130mm">${pair('金融機関', `${account.bank.name}（${account.bank.code}）`)}${pair('支店', `${account.branch.name}（${account.branch.code}）`)}${pair('預金種目', '普通預金')}${pair('口座番号', account.number)}${pair('受取人名', account.holder)}</table>
        <p class="low">・本口座は貴店専用です。ご登録の店舗名に関わらずお振込いただけます。<br>・前月以前のご請求分は、本請求書には含まれておりません。<br>・お問い合わせ：店舗サポート窓口 ${issuer.phone}（平日 10:00～18:00）</p>`,
      ],
    }
  },
}
