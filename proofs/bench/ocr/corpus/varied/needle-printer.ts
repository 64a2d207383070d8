import { columnsOf, leftIn, rightIn } from '../columns.ts'
import { written } from '../days.ts'
import type { Layout } from '../layout.ts'
import { grouped, halfWidthHolder, typeName } from '../markup.ts'

/** A needle printer on endless paper with green bars and holes: one width for all, nothing ruled but by dashes. */
export const layout: Layout = {
  wishes: { trade: 'transport', lineCount: 6, number: 'digits', banks: ['regional'], isCurrentAccount: true },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const beside = (left: string, right: string) => leftIn(46, left) + right
    const rule = '-'.repeat(88)
    const sums = [
      ['今回御買上額', facts.subtotal],
      ['消費税額', facts.tax],
      ['今回御請求額', facts.total],
    ] as const
    return {
      css: `.page { font-family: 'Needle Printer', monospace; font-size: 12px; line-height: 19px; padding: 14mm 18mm; background: radial-gradient(circle at 5mm 50%, #ddd 1.6mm, transparent 1.7mm) 0 0 / 100% 12.7mm, radial-gradient(circle at 205mm 50%, #ddd 1.6mm, transparent 1.7mm) 0 0 / 100% 12.7mm, repeating-linear-gradient(#fff 0 38px, #eef7ee 38px 76px) } pre { font: inherit; font-size: 15px; line-height: 24px; margin: 0; color: #334 }`,
      pages: [
        `<pre>${[
          rightIn(50, '御　請　求　書'),
          '',
          beside(`〒${payer.postal_code}`, `請求書ＮＯ．  ${facts.invoice_number}`),
          beside(payer.address, `請求年月日    ${written.longPadded(facts.issue_date)}`),
          beside(`${payer.name}　御中`, ''),
          '',
          beside('', issuer.name),
          beside('', `〒${issuer.postal_code}`),
          beside('', issuer.address),
          beside('', `ＴＥＬ ${issuer.phone}`),
          beside('', `登録番号 ${issuer.registration_number}`),
          rule,
          sums.map(([label]) => rightIn(24, label)).join(''),
          sums.map(([, amount]) => rightIn(24, grouped(amount))).join(''),
          rule,
          leftIn(36, '品　名') + rightIn(14, '数量') + rightIn(16, '単価') + rightIn(18, '金額'),
          ...facts.lines.map(
            ({ name, quantity, unit, price, amount }) =>
              leftIn(36, name) +
              rightIn(14, `${grouped(quantity)}${unit}`) +
              rightIn(16, grouped(price)) +
              rightIn(18, grouped(amount)),
          ),
          rule,
          ...facts.rates.map(({ rate, net, tax }) => `（${rate}%対象 ${grouped(net)} 消費税 ${grouped(tax)}）`),
          '',
          `御支払期日  ${written.longPadded(facts.due_date)}`,
          `御振込先    ${account.bank.name} ${account.branch.name} ${typeName(account)} ${account.number}`,
          `            ${halfWidthHolder(account)}`,
        ]
          .map(line => (columnsOf(line) > 0 ? line : ' '))
          .join('\n')}</pre>`,
      ],
    }
  },
}
