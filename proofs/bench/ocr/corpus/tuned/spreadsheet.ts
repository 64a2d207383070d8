import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { emptyRows, grouped, perRate, rows, typeName } from '../markup.ts'

/** Cells of a spreadsheet, all with borders, labels in cells of their own. */
export const layout: Layout = {
  wishes: {
    trade: 'building',
    lineCount: 6,
    number: 'year',
    banks: ['regional'],
    isCurrentAccount: true,
    dueInDays: 30,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { font-family: 'UD Gothic', sans-serif; font-size: 9.5pt; padding: 12mm } td, th { border: 1px solid #000; padding: .8mm 1.5mm; height: 6.2mm; font-weight: normal } th { background: #ffffe0; white-space: nowrap }
        table { width: 100%; table-layout: fixed } .title { font-size: 16pt; text-align: center; border: 0 } .none { border: 0 }`,
      pages: [
        `<table><colgroup>${'<col>'.repeat(12)}</colgroup>
        <tr><td class="title" colspan="12">御請求書</td></tr>
        <tr><th colspan="2">請求先</th><td colspan="4">${payer.name} 御中</td><th colspan="2">請求No.</th><td colspan="4">${facts.invoice_number}</td></tr>
        <tr><th colspan="2">住所</th><td colspan="4">${payer.address}</td><th colspan="2">請求年月日</th><td colspan="4">${written.slashedShort(facts.issue_date)}</td></tr>
        <tr><th colspan="2">工事名</th><td colspan="4">${facts.subject}</td><th colspan="2">支払期日</th><td colspan="4">${written.slashedShort(facts.due_date)}</td></tr>
        <tr><td class="none" colspan="12"></td></tr>
        <tr><th colspan="2" rowspan="2">請求金額<br>（税込）</th><td colspan="4" rowspan="2" style="font-size:15pt;text-align:center">¥${grouped(facts.total)}</td><th colspan="2">会社名</th><td colspan="4">${issuer.name}</td></tr>
        <tr><th colspan="2">住所</th><td colspan="4" style="font-size:7.5pt">〒${issuer.postal_code} ${issuer.address}</td></tr>
        <tr><td class="none" colspan="6"></td><th colspan="2">登録番号</th><td colspan="4">${issuer.registration_number}</td></tr>
        <tr><td class="none" colspan="6"></td><th colspan="2">TEL/FAX</th><td colspan="4">${issuer.phone} / ${issuer.fax}</td></tr>
        <tr><td class="none" colspan="12"></td></tr>
        <tr><th colspan="6">摘要</th><th>数量</th><th>単位</th><th colspan="2">単価</th><th colspan="2">金額</th></tr>
        ${rows(facts.lines, line => `<tr><td colspan="6">${line.name}</td><td class="number">${grouped(line.quantity)}</td><td>${line.unit}</td><td colspan="2" class="number">${grouped(line.price)}</td><td colspan="2" class="number">${grouped(line.amount)}</td></tr>`)}
        ${emptyRows(facts.lines, 14, 1).replaceAll('<td>', '<td colspan="12">')}
        <tr><td class="none" colspan="8"></td><th colspan="2">税抜計</th><td colspan="2" class="number">${grouped(facts.subtotal)}</td></tr>
        ${perRate(facts, (rate, _, tax) => `<tr><td class="none" colspan="8"></td><th colspan="2">消費税 ${rate}%</th><td colspan="2" class="number">${tax}</td></tr>`)}
        <tr><td class="none" colspan="8"></td><th colspan="2">合計</th><td colspan="2" class="number">${grouped(facts.total)}</td></tr>
        <tr><td class="none" colspan="12"></td></tr><tr><th colspan="2">金融機関名</th><th colspan="2">支店名</th><th colspan="2">種別</th><th colspan="2">口座番号</th><th colspan="4">口座名義（カナ）</th></tr>
        <tr><td colspan="2">${account.bank.name}</td><td colspan="2">${account.branch.name}</td><td colspan="2">${typeName(account)}</td><td colspan="2">${account.number}</td><td colspan="4">${account.holder}</td></tr></table>`,
      ],
    }
  },
}
