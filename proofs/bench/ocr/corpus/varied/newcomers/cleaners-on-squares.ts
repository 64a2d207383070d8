import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { fullWidth, grouped, rows, typeName } from '../../markup.ts'

/** A cleaner's month, typed into a spreadsheet of small squares whose lines were printed with it, digits wide. */
export const layout: Layout = {
  wishes: { trade: 'care', lineCount: 5, number: 'digits', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const at = (column: number, row: number, text: string, style = '') =>
      `<div style="position:absolute;left:${15 + column * 5}mm;top:${12 + row * 6}mm;height:6mm;white-space:nowrap;${style}">${text}</div>`
    const box = (column: number, row: number, columns: number, text: string, style = '') =>
      at(column, row, text, `width:${columns * 5}mm;border:1.5px solid #111;background:#fff;padding:0 1mm;${style}`)
    const bold = 'font-weight:700'
    const right = 'text-align:right'
    return {
      css: `.page { font-family: 'UD Gothic'; font-size: 9.5pt; line-height: 6mm } .squares { position: absolute; left: 15mm; top: 12mm; width: 180mm; height: 270mm; background-image: linear-gradient(#d4d4d4 1px, transparent 1px), linear-gradient(90deg, #d4d4d4 1px, transparent 1px); background-size: 5mm 6mm }`,
      pages: [
        `<div class="squares"></div>${at(12, 0, '清 掃 業 務 請 求 書', 'font-size:15pt')}${at(26, 2, written.long(facts.issue_date))}${at(23, 3, `請求番号　${facts.invoice_number}`)}
        ${at(0, 3, `${payer.name}　御中`, 'font-size:13pt')}${at(0, 5, '下記の通り御請求申し上げます。')}${at(20, 5, issuer.name, `font-size:12pt;${bold}`)}${at(20, 6, `〒${issuer.postal_code}`)}${at(20, 7, issuer.address, 'font-size:8.5pt')}${at(20, 8, `電話 ${issuer.phone}`)}${at(20, 9, `登録番号 ${fullWidth(issuer.registration_number)}`)}
        ${box(0, 7, 7, '御請求金額')}${box(7, 7, 10, `￥${fullWidth(grouped(facts.total))}－`, `font-size:13pt;${right}`)}${box(0, 8, 7, 'お支払期限')}${box(7, 8, 10, written.long(facts.due_date))}${box(0, 9, 7, '作業場所')}${box(7, 9, 10, '本社ビル 1～8階')}
        ${box(0, 12, 3, '№')}${box(3, 12, 14, '作業内容')}${box(17, 12, 5, '数量')}${box(22, 12, 6, '単価')}${box(28, 12, 8, '金額')}${rows(facts.lines, ({ name, quantity, unit, price, amount }, index) => box(0, 13 + index, 3, `${index + 1}`, right) + box(3, 13 + index, 14, name) + box(17, 13 + index, 5, fullWidth(`${quantity}`) + unit, right) + box(22, 13 + index, 6, fullWidth(grouped(price)), right) + box(28, 13 + index, 8, fullWidth(grouped(amount)), right))}
        ${box(22, 20, 6, '税抜計')}${box(28, 20, 8, fullWidth(grouped(facts.subtotal)), right)}${box(22, 21, 6, '消費税10％')}${box(28, 21, 8, fullWidth(grouped(facts.tax)), right)}${box(22, 22, 6, '税込計')}${box(28, 22, 8, fullWidth(grouped(facts.total)), right)}
        ${box(0, 25, 5, '振込先')}${at(6, 25, `${account.bank.name}　${account.branch.name}`)}${at(6, 26, `${typeName(account)}　${fullWidth(account.number)}`)}${at(6, 27, account.holder)}${box(0, 30, 36, '備考　床洗浄は第２土曜日に実施しました。鍵の返却は管理室まで。', 'height:18mm')}`,
      ],
    }
  },
}
