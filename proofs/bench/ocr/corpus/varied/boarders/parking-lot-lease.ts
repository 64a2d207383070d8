import { addDays, endOfMonth, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const bays = ['月極駐車場 A-12', '月極駐車場 A-13', 'EV充電設備 利用料']

/** A parking lot let by the month: the claim as a slip of cells, labels over values, an account by its last lines. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 3, number: 'day', banks: ['regional'], dueInDays: 18 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const next = endOfMonth(facts.issue_date, 1)
    const cell = (label: string, text: string) => `<td><small>${label}</small>${text}</td>`
    return {
      css: `.page { padding: 20mm 20mm; font: 10pt/1.5 'UD Gothic' } .slip { width: 100%; margin: 6mm 0 } .slip td { border: 1px solid #444; padding: 1mm 2.5mm 2mm; width: 33% } small { display: block; font-size: 7.5pt; color: #444 } .lines { width: 100% } .lines td { padding: 1.2mm 2mm; border-bottom: 1px dashed #888 }`,
      pages: [
        `<p style="font-size:8.5pt;text-align:right">${issuer.name}　駐車場管理課<br>${issuer.address}　TEL ${issuer.phone}<br>インボイス登録番号：${issuer.registration_number}</p>
        <h1 style="font-size:15pt;margin:4mm 0">駐車場利用料　請求書</h1><p style="font-size:12pt">${payer.name}　御中</p>
        <table class="slip"><tr>${cell('請求No', facts.invoice_number)}${cell('発行日', written.dotted(facts.issue_date))}${cell('支払期限日', written.dotted(facts.due_date))}</tr>
        <tr>${cell('ご利用月', `${next.slice(0, 4)}年${Number(next.slice(5, 7))}月分`)}${cell('契約番号', 'P-2031-07')}${cell('契約満了日', written.dotted(addDays(facts.issue_date, 220)))}</tr>
        <tr>${cell('税抜金額', `${grouped(facts.subtotal)}円`)}${cell('消費税額', `${grouped(facts.tax)}円`)}${cell('請求金額', `<b style="font-size:13pt">${grouped(facts.total)}円</b>`)}</tr></table>
        <table class="lines">${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${bays[index] ?? ''}</td><td class="number">${grouped(price)} × ${quantity}</td><td class="number">${grouped(amount)}</td></tr>`,
        )}${perRate(facts, (rate, net, tax) => `<tr><td>${rate}％対象</td><td class="number">${net}</td><td class="number">消費税 ${tax}</td></tr>`)}</table>
        <p style="margin-top:6mm">口座振替のお手続きが完了するまでは、下記へお振込みください。</p><p style="margin-left:5mm">金融機関　${account.bank.name}（${account.bank.code}）<br>
        店　　名　${account.branch.name}（${account.branch.code}）<br>預金種目　${typeName(account)}<br>口座番号　${account.number}<br>預金者名　${account.holder}</p>`,
      ],
    }
  },
}
