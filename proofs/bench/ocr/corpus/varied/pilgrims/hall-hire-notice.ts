import { addDays, written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { fullWidth, grouped, perRate, rows, typeName } from '../../markup.ts'

const rooms = [
  ['大ホール（全日）', '日'],
  ['リハーサル室・舞台設備', '日'],
  ['複写機', '枚'],
  ['楽屋一式', '式'],
  ['持込電源', 'kW'],
] as const

/** Who runs a hall for a town: a notice of what is to be paid in, in the words of an office, days of the era. */
export const layout: Layout = {
  wishes: { trade: 'office', lineCount: 5, number: 'year', banks: ['regional'], dueInDays: 21 },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const field = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`
    return {
      css: `.page { padding: 20mm 24mm; font: 10pt/1.6 'UD Mincho' } h1 { font-size: 16pt; font-weight: 400; text-align: center; margin: 7mm 0 5mm } .form { width: 100%; margin-top: 4mm } .form th, .form td { border: 1px solid #000; padding: 1.3mm 3mm; font-weight: 400 } .form th { text-align: left; width: 38mm; background: #f3f3f3 } .used { width: 100%; margin-top: 4mm } .used th, .used td { border: 1px solid #000; padding: 1mm 3mm; font-weight: 400 }`,
      pages: [
        `<p style="text-align:right">第${facts.invoice_number}号<br>${written.era(facts.issue_date)}</p><p style="margin-top:3mm">（使用者）<br>${payer.address}<br><span style="font-size:12pt">${payer.name}　様</span></p><div style="margin:4mm 0 0 auto;width:82mm"><p style="font-size:9pt">市民会館 指定管理者</p><p style="font-size:12pt">${issuer.name}</p><p style="font-size:9pt">${issuer.address}<br>電話 ${issuer.phone}<br>適格請求書登録番号 ${issuer.registration_number}</p></div>
        <h1>会館使用料納入通知書（請求書）</h1><p>　会館の使用につき、下記のとおり使用料を納入してください。</p>
        <table class="form">${field('納入金額', `<span style="font-size:14pt">金 ${fullWidth(grouped(facts.total))} 円</span>`)}${field('納入期限', written.era(facts.due_date))}${field('使用日', `${written.era(addDays(facts.issue_date, -12))} から２日間`)}${field('使用目的', '新製品発表会')}</table>
        <table class="used"><tr><th>施設・設備</th><th>数量</th><th>単価（円）</th><th>使用料（円）</th></tr>${rows(facts.lines, ({ quantity, price, amount }, at) => `<tr><td>${rooms[at]?.[0] ?? ''}</td><td class="number">${grouped(quantity)}${rooms[at]?.[1] ?? ''}</td><td class="number">${grouped(price)}</td><td class="number">${grouped(amount)}</td></tr>`)}${perRate(facts, (rate, net, tax) => `<tr><td colspan="3">計（${rate}％対象）</td><td class="number">${net}</td></tr><tr><td colspan="3">消費税及び地方消費税相当額（${rate}％）</td><td class="number">${tax}</td></tr>`)}</table>
        <table class="form">${field('納入先金融機関', `${account.bank.name}　${account.branch.name}`)}${field('預金種別・口座番号', `${typeName(account)}預金　${account.number}`)}${field('口座名義（カナ）', account.holder)}</table><p style="font-size:9pt;margin-top:3mm">※納入期限までに納入がない場合は、以後の使用をお断りすることがあります。</p>`,
      ],
    }
  },
}
