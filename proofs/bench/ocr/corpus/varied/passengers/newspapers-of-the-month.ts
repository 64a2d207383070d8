import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, halfWidthHolder, perRate, rows, typeName } from '../../markup.ts'

const papers = ['週刊マネー通信', '毎朝経済新聞 朝夕刊', '日刊スポーツ東洋', '毎朝新聞 朝刊']

/** A village shop that delivers newspapers: half a sheet with a slip of receipt, all prices with tax. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 4,
    rates: [8],
    isTaxIncluded: true,
    number: 'digits',
    banks: ['regional'],
    dueInDays: 28,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const month = `${Number(facts.issue_date.slice(0, 4)) - 2018}年${Number(facts.issue_date.slice(5, 7))}月分`
    return {
      css: `.page { padding: 12mm; font-family: 'UD Gothic'; font-size: 9pt } .bill { display: flex; border: 1px solid #1d7a4a; height: 128mm } .main { flex: 1; padding: 5mm } .slip { width: 52mm; padding: 5mm 4mm; border-left: 1px dashed #1d7a4a; font-size: 8pt } h1, h2 { font-size: 14pt; color: #1d7a4a; letter-spacing: .15em } h2 { font-size: 11pt } .top { display: flex; justify-content: space-between } table { width: 100%; margin: 2.5mm 0 } td, th { border: 1px solid #1d7a4a; padding: 1mm 1.5mm; font-weight: 400; line-height: 1.35 } th { background: #e3f2e9; color: #145a36 } .sum td { font-size: 13pt; font-weight: 700 }`,
      pages: [
        `<div class="bill"><div class="main"><div class="top"><h1>新聞購読料 御請求書</h1><p style="text-align:right">請求番号 ${facts.invoice_number}<br>区域-順路 12-034</p></div>
        <p style="font-size:11.5pt;margin-top:2mm">${payer.name}　様</p><p>${payer.address}</p>
        <table><tr><th>銘柄（令和${month}）</th><th>部数</th><th>税込単価</th><th>金額</th></tr>${rows(facts.lines, ({ quantity, price, amount }, index) => `<tr><td>${papers[index] ?? '夕刊'} ※</td><td class="number">${quantity}部</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr class="sum"><td colspan="3">ご請求額（税込）</td><td class="number">${grouped(facts.total)}円</td></tr></table>
        ${perRate(facts, (rate, net, tax) => `<p>※軽減税率（${rate}％）対象　税抜 ${net}円　内消費税 ${tax}円</p>`)}
        <p style="margin-top:2mm">発行日　${written.era(facts.issue_date)}　　お支払期限　${written.era(facts.due_date)}</p>
        <p style="margin-top:2mm">振込先：${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}<br>　　　　${halfWidthHolder(account)}</p>
        <p style="margin-top:3mm"><b style="font-size:11pt">${issuer.name}</b>　新聞販売部<br>〒${issuer.postal_code} ${issuer.address}　TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}</p></div>
        <div class="slip"><h2>払込控</h2><p style="margin-top:4mm">${payer.name} 様</p><table><tr><th>月分</th><td>${month}</td></tr><tr><th>金額</th><td class="number">${grouped(facts.total)}円</td></tr></table><p style="margin-top:5mm">集金の際は、この控えに領収印を押してお渡しします。</p><div style="border:1px solid #1d7a4a;width:22mm;height:22mm;margin:8mm auto 0;text-align:center;color:#1d7a4a">領収印</div></div></div>`,
      ],
    }
  },
}
