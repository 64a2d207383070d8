import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../../markup.ts'

/** A systems house after acceptance (検収): order, delivery, acceptance, issue and payment each with a day of its own. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 4, number: 'letters', banks: ['major'], dueInDays: 60 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const before = (days: number) => written.slashedShort(addDays(facts.issue_date, -days))
    const cell = (label: string, value: string) => `<th>${label}</th><td>${value}</td>`
    return {
      css: `.page { padding: 17mm 18mm; font-family: 'Liberation Serif', 'UD Mincho'; font-size: 10pt } h1 { text-align: center; font-size: 17pt; letter-spacing: .6em; margin-bottom: 6mm } .top { display: flex; justify-content: space-between } table { width: 100%; margin: 4mm 0 } td, th { border: 1px solid #444; padding: 1.4mm 2.5mm; font-weight: 400; text-align: left } th { background: #f0f0f0; white-space: nowrap } .goods th { text-align: center } td.number { text-align: right } .seals { position: absolute; right: 18mm; bottom: 20mm; width: auto } .seals td { width: 18mm; height: 18mm } .seals th { text-align: center; font-size: 8pt }`,
      pages: [
        `<h1>請求書</h1><div class="top"><div><p style="font-size:13pt">${payer.name}　御中</p><p style="font-size:9pt">経理部　御担当者様</p><p style="margin-top:5mm">下記の通りご請求申し上げます。</p></div><div style="position:relative"><p>〒${issuer.postal_code}<br>${issuer.address}<br><b style="font-size:12pt">${issuer.name}</b><br>第三ソリューション本部<br>TEL ${issuer.phone}<br>登録番号　${issuer.registration_number}</p>${seal(issuer.name.slice(0, 4), 'right:-6mm;top:8mm')}</div></div>
        <table><tr>${cell('件名', '販売管理システム改修')}${cell('請求番号', facts.invoice_number)}</tr><tr>${cell('注文番号', `PO-${facts.issue_date.slice(2, 4)}08153`)}${cell('見積番号', `Q${facts.issue_date.slice(2, 4)}-0447-2`)}</tr><tr>${cell('発注日', before(74))}${cell('納入日', before(19))}</tr><tr>${cell('検収日', before(6))}${cell('請求日', written.slashedShort(facts.issue_date))}</tr><tr>${cell('支払期日', written.slashedShort(facts.due_date))}${cell('支払方法', '銀行振込')}</tr></table>
        <table class="goods"><tr><th>項番</th><th>品名・仕様</th><th>数量</th><th>単価</th><th>金額</th></tr>${rows(facts.lines, ({ name, quantity, unit, price, amount }, index) => `<tr><td>${index + 1}</td><td>${name}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}<tr><td colspan="4" class="number">合計（税抜）</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="4" class="number">消費税等（${rate}％）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="4" class="number">御請求金額（税込）</td><td class="number" style="font-size:13pt">￥${grouped(facts.total)}</td></tr></table>
        <table style="width:128mm"><tr>${cell('振込先銀行', `${account.bank.name}　${account.branch.name}`)}</tr><tr>${cell('口座番号', `${typeName(account)}　${account.number}`)}</tr><tr>${cell('口座名義', account.holder)}</tr></table><p style="font-size:9pt">恐れ入りますが、振込手数料は貴社にてご負担願います。</p>
        <table class="seals"><tr><th>承認</th><th>確認</th><th>作成</th></tr><tr><td></td><td></td><td></td></tr></table>`,
      ],
    }
  },
}
