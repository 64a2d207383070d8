import { addDays } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, mark, perRate, rows } from '../../markup.ts'

const seats = ['Team plan (seats)', 'Storage add-on', 'SSO option', 'Onboarding support']

/** A software house that writes its labels in English with Japanese below, and its holder with the form in full. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 3, number: 'month', banks: ['net'], dueInDays: 30 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const label = (english: string, japanese: string) => `<small>${english}<br>${japanese}</small>`
    const holder = account.holder.replace(/^カ）/, 'カブシキガイシャ　').replace(/（カ$/, '　カブシキガイシャ')
    return {
      css: `.page { padding: 20mm 18mm; font: 9.5pt/1.5 'Noto Sans CJK JP'; color: #223 } small { color: #667;
        font-size:
        7.5pt; line-height: 1.3; display: block } h1 { font-size: 24pt; font-weight: 300; margin: 0 } .row { display:
        flex; gap: 10mm; justify-content: space-between; margin-top: 7mm } .row > div { flex: 1 } .plan { width: 100%;
        margin-top: 8mm } .plan th { text-align: left; border-bottom: 1.5px solid #223; font-weight: 400 } .plan td {
        border-bottom: 1px solid #ccd; padding: 2mm 0 } .sums { margin-left: 90mm; width: 84mm; margin-top: 3mm } .sums
        td { padding: 1mm 0 }`,
      pages: [
        `<div style="display:flex;justify-content:space-between">
        <h1>Invoice<span style="font-size:12pt"> / 請求書</span></h1>
        <div>${mark('hexagon', '#4a4ad0')}</div></div>
        <div class="row"><div>${label('From', '発行者')}<b>${issuer.name}</b><br>〒${issuer.postal_code}<br>
        ${issuer.address}
        <br>Tax ID / 登録番号: ${issuer.registration_number}</div><div>${label('Bill to', '請求先')}<b>${payer.name} 御中</b>
        <br>〒${payer.postal_code}<br>${payer.address}</div></div>
        <div class="row"><div>${label('Invoice number', '請求書番号')}${facts.invoice_number}</div>
        <div>${label('Issue date', '発行日')}${facts.issue_date}</div>
        <div>${label('Due date', 'お支払期限')}${facts.due_date}</div>
        <div>${label('Amount due', 'ご請求額')}<b>¥${grouped(facts.total)}</b></div></div>
        <table class="plan"><tr><th>Description 内容</th><th>Period 期間</th><th class="number">Qty 数量</th><th
        class="number">Unit 単価</th><th class="number">Amount 金額</th></tr>${rows(
          facts.lines,
          ({ quantity, price, amount }, index) =>
            `<tr><td>${seats[index] ?? ''}</td>
        <td>${addDays(facts.issue_date, -30)} – ${addDays(facts.issue_date, -1)}</td>
            <td class="number">${quantity}</td><td class="number">¥${grouped(price)}</td>
            <td class="number">¥${grouped(amount)}</td></tr>`,
        )}</table><table class="sums"><tr><td>Subtotal 小計</td><td class="number">¥${grouped(facts.subtotal)}</td></tr>
        ${perRate(
          facts,
          (rate, _, tax) => `<tr><td>JCT 消費税 (${rate}%)</td><td class="number">¥${tax}</td></tr>`,
        )}<tr><td><b>Total 合計</b></td><td class="number"><b>¥${grouped(facts.total)}</b></td></tr></table>
        <div class="row"><div>${label('Bank transfer', 'お振込先')}Bank 銀行: ${account.bank.name}<br>Branch 支店:
        ${account.branch.name} (${account.branch.code})<br>Type 種別: 普通 (Ordinary)<br>Account no. 口座番号: ${account.number}
        <br>Account name 口座名義: ${holder}</div></div>`,
      ],
    }
  },
}
