import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, perRate, rows, typeName } from '../../markup.ts'

const duties = ['嘱託産業医 月額委嘱料', '長時間労働者面談', '職場巡視・衛生委員会出席']

/** A clinic that lends a works doctor: a letter with its sums in sentences, and a last day without a year. */
export const layout: Layout = {
  wishes: { trade: 'health', lineCount: 3, number: 'dots', banks: ['major'], dueInDays: 24 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const [, month, date] = facts.due_date.split('-').map(Number)
    return {
      css: `.page { padding: 25mm 26mm; font: 10.5pt/1.75 'Noto Serif CJK JP', serif } h1 { font-size: 14pt; font-weight: 400; text-align: center; margin: 7mm 0 } table { margin: 3mm 0 3mm 8mm; width: 130mm } td { padding: .5mm 2mm } .end td { border-top: 1px solid #000 }`,
      pages: [
        `<p class="number">整理番号 ${facts.invoice_number}</p><p class="number">${written.long(facts.issue_date)}</p>
        <p>${payer.name}<br>人事労務ご担当者　様</p><p style="margin-left:88mm">${issuer.name}<br>産業保健部<br>
        <span style="font-size:9pt">${issuer.address}<br>電話 ${issuer.phone}<br>（適格請求書発行事業者 ${issuer.registration_number}）</span></p>
        <h1>産業医業務報酬のご請求（${Number(facts.issue_date.slice(5, 7))}月分）</h1>
        <p>　拝啓　貴社ますますご発展のこととお慶び申し上げます。標記の件につきまして、下記のとおりご請求申し上げます。
        ご多用のところ恐縮ですが、${month ?? ''}月${date ?? ''}日までにお振り込みくださいますようお願いいたします。　敬具</p>
        <p style="text-align:center;margin-top:4mm">記</p><p>１　請求金額　　${grouped(facts.total)}円（消費税込）</p><p>２　内訳</p>
        <table>${rows(
          facts.lines,
          ({ quantity, unit, amount }, index) =>
            `<tr><td>${duties[index] ?? ''}</td><td class="number">${quantity}${unit}</td><td class="number">${grouped(amount)}円</td></tr>`,
        )}<tr class="end"><td>税抜計</td><td></td><td class="number">${grouped(facts.subtotal)}円</td></tr>${perRate(
          facts,
          (rate, _, tax) => `<tr><td>消費税${rate}％</td><td></td><td class="number">${tax}円</td></tr>`,
        )}</table><p>３　訪問日　　${written.long(addDays(facts.issue_date, -13))}、${written.long(addDays(facts.issue_date, -6))}</p>
        <p>４　振込先　　${account.bank.name}${account.branch.name}　${typeName(account)}預金　${account.number}<br>
        　　　　　　　（名義）${account.holder}</p><p class="number">以上</p>`,
      ],
    }
  },
}
