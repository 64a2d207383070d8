import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, rows, seal, typeName } from '../../markup.ts'

/** A bought form for receipts or claims, filled by hand; name and account of a one-person workshop are stamped. */
export const layout: Layout = {
  wishes: { trade: 'creative', isProprietor: true, lineCount: 2, number: 'digits', banks: ['post'], dueInDays: 14 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 22mm 20mm; font-family: 'UD Mincho'; font-size: 10.5pt; color: #235c3a } .form { border: 2px solid #235c3a; padding: 8mm 9mm; outline: 1px solid #235c3a; outline-offset: 1.2mm } h1 { text-align: center; font-weight: 400; font-size: 18pt; letter-spacing: .2em } h1 s { color: #235c3a; text-decoration-thickness: 2px } .ink { font-family: 'Pen'; color: #16204a; font-size: 14pt } .line { border-bottom: 1px solid #235c3a; display: flex; justify-content: space-between; padding: 1mm 2mm; align-items: baseline } .sum { margin: 6mm 0; background: #e6f2ea; padding: 2mm 5mm; display: flex; align-items: baseline; gap: 8mm } .sum .ink { font-size: 22pt } table { width: 100%; margin-top: 4mm } td { border: 1px solid #235c3a; padding: 1.2mm 2mm } .stamp { position: relative; color: #21306e; font-family: 'UD Gothic'; margin: 7mm 0 0 62mm; line-height: 1.6; transform: rotate(-.7deg) }`,
      pages: [
        `<div class="form"><p style="text-align:right">№ <span class="ink">${facts.invoice_number}</span></p><h1><s>領 収 書</s> 兼 請 求 書</h1><div class="line" style="width:110mm;margin-top:4mm"><span class="ink" style="font-size:17pt">${payer.name}</span><span>様</span></div>
        <div class="sum"><span>金額</span><span class="ink">￥${grouped(facts.total)}－</span></div><div class="line"><span>但し</span><span class="ink">${facts.lines[0]?.name}ほか</span><span>代として</span></div><p style="margin-top:3mm">上記の金額を請求いたします。　<span class="ink">${written.era(facts.issue_date).replace(/(\d+)/g, ' $1 ')}</span></p><p>お支払期限　<span class="ink">${written.era(facts.due_date).replace(/(\d+)/g, ' $1 ')}</span></p>
        <table><tr><td>内　訳</td><td>数量</td><td>金額</td></tr>${rows(facts.lines, ({ name, quantity, unit, amount }) => `<tr><td class="ink">${name}</td><td class="ink">${quantity}${unit}</td><td class="ink number">${grouped(amount)}</td></tr>`)}<tr><td colspan="2">税抜金額（税率 10 ％）</td><td class="ink number">${grouped(facts.subtotal)}</td></tr><tr><td colspan="2">消費税額等（税率 10 ％）</td><td class="ink number">${grouped(facts.tax)}</td></tr></table>
        <div class="stamp">〒${issuer.postal_code}　${issuer.address}<br><b style="font-size:14pt">${issuer.name}</b>　　${issuer.person}<br>TEL ${issuer.phone}<br>登録番号 ${issuer.registration_number}${seal(issuer.person?.replace(' ', '') ?? '', 'left:64mm;top:6mm;width:13mm;height:13mm', true)}</div></div>
        <div class="stamp" style="margin:9mm 0 0 4mm;border:1.5px solid #21306e;display:inline-block;padding:2mm 5mm">お振込先　${account.bank.name}　${account.branch.name}（店番${account.branch.code}）　${typeName(account)}　${account.number}<br>　　　　　${account.holder}</div>`,
      ],
    }
  },
}
