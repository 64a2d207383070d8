import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, perRate, rows, seal, typeName } from '../markup.ts'

/** A builder: contract sum, vertical boxes for seals of approval, a current account. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 5, number: 'era', banks: ['major'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 15mm; font-size: 9.5pt } h1 { text-align: center; font-size: 18pt; text-decoration: underline double; text-underline-offset: 2mm; margin-bottom: 6mm } td, th { border: 1px solid #333; padding: 1.5mm 2mm; font-weight: normal } table { width: 100%; margin-top: 5mm } .seals { width: 66mm; margin-left: auto; text-align: center } .seals td { height: 18mm; width: 22mm }`,
      pages: [
        `<h1>工 事 代 金 請 求 書</h1><p style="text-align:right">${written.era(facts.issue_date)}</p><div style="display:flex;justify-content:space-between"><div><p style="font-size:13pt"><u>${payer.name}　御中</u></p><br>工事名称　${facts.subject}<br>請求番号　${facts.invoice_number}<br>支払期限　${written.era(facts.due_date)}</div>
        <div style="position:relative;width:76mm">${issuer.address}<br><span style="font-size:12pt">${issuer.name}</span><br>代表取締役　野々村 一<br>TEL ${issuer.phone}<br>事業者登録番号 ${issuer.registration_number}${seal(`${issuer.name.slice(0, 5)}印`, 'right:2mm;top:2mm')}</div></div>
        <table><tr><th>御請求金額</th><td style="font-size:15pt;text-align:center">金　${grouped(facts.total)}　円</td><th>（消費税等 ${grouped(facts.tax)} 円を含む）</th></tr></table>
        <table><tr><th>名　称</th><th>数　量</th><th>単価</th><th>金　額</th></tr>${rows(facts.lines, line => `<tr><td>${line.name}</td><td class="number">${grouped(line.quantity)} ${line.unit}</td><td class="number">${grouped(line.price)}</td><td class="number">${grouped(line.amount)}</td></tr>`)}<tr><td colspan="3">工事価格</td><td class="number">${grouped(facts.subtotal)}</td></tr>${perRate(facts, (rate, _, tax) => `<tr><td colspan="3">消費税及び地方消費税（${rate}%）</td><td class="number">${tax}</td></tr>`)}<tr><td colspan="3">工事請負代金額</td><td class="number">${grouped(facts.total)}</td></tr></table>
        <table><tr><th rowspan="2">振込先</th><td>${account.bank.name}</td><td>${account.branch.name}</td><td>${typeName(account)}預金</td><td>${account.number}</td></tr><tr><td>フリガナ</td><td colspan="3">${account.holder}</td></tr></table><table class="seals"><tr><th>承認</th><th>検印</th><th>担当</th></tr><tr><td></td><td></td><td></td></tr></table>`,
      ],
    }
  },
}
