import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { emptyRows, grouped, rows, seal, typeName } from '../../markup.ts'

/** A caterer: lunches and their service at two rates with the tax in the prices, a ruled form of a stationer. */
export const layout: Layout = {
  wishes: {
    trade: 'food',
    lineCount: 5,
    rates: [8, 10],
    number: 'digits',
    banks: ['shinkin'],
    isTaxIncluded: true,
    dueInDays: 25,
  },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    return {
      css: `.page { padding: 16mm 20mm; font: 10pt/1.5 'Round Gothic'; color: #123 } .ruled td, .ruled th { border: 1px solid #47a; padding: 1.2mm 2mm; font-weight: 400 } .ruled { width: 100% } .ruled th { background: #eaf2fb }`,
      pages: [
        `<div style="display:flex;justify-content:space-between"><span style="font-size:19pt;letter-spacing:.5em">請求書</span><span>No.　${facts.invoice_number}<br>
        ${written.spaced(facts.issue_date)}</span></div><div style="display:flex;justify-content:space-between;margin-top:6mm"><p style="font-size:13pt;border-bottom:1px solid #123">
        ${payer.name}　御中</p><div style="position:relative;width:66mm;font-size:9pt"><b style="font-size:12pt">${issuer.name}</b><br>${issuer.address}<br>TEL ${issuer.phone}<br>
        登録番号 ${issuer.registration_number}${seal(issuer.name, 'right:0;top:1mm')}</div></div>
        <table class="ruled" style="width:100mm;margin:5mm 0"><tr><th>税込合計金額</th><td class="number" style="font-size:14pt">￥${grouped(facts.total)}</td></tr></table>
        <table class="ruled"><tr><th>納品日</th><th>品　名</th><th>数量</th><th>単価(税込)</th><th>金額(税込)</th></tr>${rows(
          facts.lines,
          ({ name, quantity, price, amount, rate }, index) => {
            const [, month, day] = addDays(facts.issue_date, index * 2 - 14)
              .split('-')
              .map(Number)
            return `<tr><td>${month ?? ''}/${day ?? ''}</td><td>${rate === 8 ? '(軽)' : ''}${name}</td><td class="number">${quantity}</td><td class="number">${grouped(price)}</td>
            <td class="number">${grouped(amount)}</td></tr>`
          },
        )}${emptyRows(facts.lines, 8, 5)}${facts.rates
          .map(
            ({ rate, net, tax }) =>
              `<tr><td></td><td>${rate}%対象 税抜 ${grouped(net)}</td><td></td><td>消費税</td><td class="number">${grouped(tax)}</td></tr>`,
          )
          .join('')}</table>
        <table class="ruled" style="margin-top:5mm;font-size:9pt"><tr><th style="width:26mm">お支払期日</th><td>${written.longPadded(facts.due_date)}</td></tr>
        <tr><th>お振込先</th><td>${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}<br>${account.holder}</td></tr><tr><th>備考</th>
        <td>前回ご入金日 ${written.longPadded(addDays(facts.issue_date, -20))}　ありがとうございました。</td></tr></table>`,
      ],
    }
  },
}
