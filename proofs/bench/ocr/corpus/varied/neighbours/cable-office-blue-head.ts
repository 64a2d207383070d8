import { endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, typeName } from '../../markup.ts'

const charges = [
  '法人光回線 基本料金（固定IP付）',
  '来客用飲料 定期便 ※',
  'ひかり電話 4ch／通話料',
  '防災備蓄水 ※',
  'Wi-Fi機器レンタル',
  '菓子詰合せ（ご契約5周年特典追加分）※',
]

/** A local cable office that also sells drinks: all keys white in a blue head, two rates side by side in its foot. */
export const layout: Layout = {
  wishes: { trade: 'food', lineCount: 6, rates: [10, 8], number: 'customer', banks: ['shinkin'], dueInDays: 25 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = endOfMonth(facts.issue_date, -1)
    const [reduced, standard] = facts.rates
    const key = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`
    return {
      css: `.page { font: 9pt/1.5 'UD Gothic' } .head { background: #00418d; color: #fff; padding: 9mm 15mm 6mm; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm 8mm } .head h1 { grid-column: 1 / 4; font-size: 16pt; font-weight: 700; letter-spacing: .1em } .head small { display: block; font-size: 7.5pt } .head div { font-size: 11pt } .body { padding: 7mm 15mm } .sum { display: flex; align-items: stretch; margin: 5mm 0 } .sum > b { background: #00418d; color: #fff; font-weight: 400; padding: 3mm 5mm } .sum > span { border: 2px solid #00418d; padding: 1mm 6mm; font-size: 17pt; flex: 1; text-align: right } .lines { width: 100% } .lines th { background: #00418d; color: #fff; font-weight: 400; padding: .8mm 2mm } .lines td { padding: 1.1mm 2mm; border-bottom: 1px solid #c4d4e8 } .foot { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-top: 5mm } .foot > div { border: 1px solid #00418d } .foot h2 { background: #00418d; color: #fff; font-size: 9pt; font-weight: 400; margin: 0; padding: .6mm 3mm } .foot p { padding: 1mm 3mm; display: flex; justify-content: space-between }`,
      pages: [
        `<div class="head"><h1>ご利用料金のご請求</h1>${key('請求書番号', facts.invoice_number)}${key('ご請求日', written.dotted(facts.issue_date))}${key('お支払い期限', written.dotted(facts.due_date))}</div><div class="body">
        <div style="display:flex;justify-content:space-between"><div style="padding:6mm 0 0 5mm;font-size:10.5pt">〒${payer.postal_code}<br>${payer.address}<br>${payer.name}　様</div><div style="font-size:8.5pt"><b style="font-size:10.5pt">${issuer.name}</b><br>〒${issuer.postal_code}<br>${issuer.address}<br>適格請求書発行事業者登録番号<br>${issuer.registration_number}<br>カスタマーセンター ${issuer.phone}</div></div>
        <div class="sum"><b>${Number(month.slice(5, 7))}月分<br>ご請求金額</b><span>${grouped(facts.total)} 円</span></div>
        <table class="lines"><tr><th style="text-align:left">ご利用サービス</th><th>ご利用期間</th><th>数量</th><th>単価</th><th>金額（税抜）</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${charges[index] ?? ''}</td><td>${month.slice(5, 7)}/01－${month.slice(5).replace('-', '/')}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}</table><p style="font-size:7.5pt">※印は軽減税率（8％）の対象です。</p>
        <div class="foot"><div><h2>10％対象</h2><p><span>料金計</span><span>${grouped(standard?.net ?? 0)} 円</span></p><p><span>消費税</span><span>${grouped(standard?.tax ?? 0)} 円</span></p></div><div><h2>8％対象（軽減税率）</h2><p><span>料金計</span><span>${grouped(reduced?.net ?? 0)} 円</span></p><p><span>消費税</span><span>${grouped(reduced?.tax ?? 0)} 円</span></p></div>
        <div style="grid-column:1/3"><h2>お振込先</h2><p><span>${account.bank.name}　${account.branch.name}</span><span>${typeName(account)}　${account.number}</span><span>${account.holder}</span></p></div></div>
        <p style="font-size:7.5pt;margin-top:4mm">お支払い期限を過ぎてもご入金の確認ができない場合、サービスを一時停止することがあります。再開には手数料 3,300円（税込）がかかります。<br>前月分 ${written.dotted(endOfMonth(facts.issue_date, -2))} までのご入金を確認いたしました。</p></div>`,
      ],
    }
  },
}
