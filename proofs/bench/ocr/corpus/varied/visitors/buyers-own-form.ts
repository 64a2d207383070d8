import { written } from '../../days.ts'
import type { Layout } from '../../layout.ts'
import { grouped, halfWidthHolder, seal } from '../../markup.ts'

/** The form that a main contractor has its suppliers fill in: codes in cells, a ring around the kind of account. */
export const layout: Layout = {
  wishes: { trade: 'building', lineCount: 3, number: 'month', banks: ['shinkin'] },
  render: facts => {
    const {
      issuer,
      payer,
      accounts: [account],
    } = facts
    const cells = (digits: string) =>
      `<span class="cells">${[...digits].map(digit => `<b>${digit}</b>`).join('')}</span>`
    const kind = (type: number, name: string) =>
      `<span style="padding:0 1.2mm;${type === account.type ? 'border:1.3px solid #1a3fa0;border-radius:50%' : ''}">${type}.${name}</span>`
    const [contract, before] = [facts.subtotal * 5, facts.subtotal * 2]
    const row = (label: string, amount: number, more = '') =>
      `<tr><th>${label}</th><td class="number filled">${grouped(amount)}</td><td>${more}</td></tr>`
    return {
      css: `.page { padding: 13mm 15mm; font: 9.5pt/1.4 'UD Mincho' } .filled { color: #14306f; font-family: 'UD Gothic' } h1 { font-size: 17pt; text-align: center; letter-spacing: .6em } td, th { border: 1px solid #222; padding: 1.3mm 2mm; font-weight: 400 } th { text-align: left; background: #f4f4f4 } .two { display: flex; justify-content: space-between; gap: 6mm; margin: 5mm 0 } .cells { display: inline-flex } .cells b { width: 5.6mm; border: 1px solid #222; margin-right: -1px; text-align: center; font: 400 11pt 'UD Gothic'; color: #14306f } .from { position: relative; width: 100mm } .from table { width: 100% } .account { width: 100% }`,
      pages: [
        `<p style="font-size:8pt">様式第3号（協力会社用）<span style="float:right">提出締切　毎月末日必着</span></p><h1>請求書</h1>
        <div class="two"><div style="width:74mm"><p style="font-size:13pt;border-bottom:1px solid">${payer.name}　御中</p><p style="margin-top:5mm">下記の通り請求致します。</p><p style="margin-top:4mm">請求日　<span class="filled">${written.era(facts.issue_date)}</span></p><p>請求書番号　<span class="filled">${facts.invoice_number}</span></p><p>支払予定日　<span class="filled">${written.era(facts.due_date)}</span></p><p style="font-size:8pt;margin-top:2mm">※支払日が金融機関休業日の場合は翌営業日</p></div>
        <div class="from"><table><tr><th>協力会社コード</th><td class="filled">20-1187</td></tr><tr><th>住　　所</th><td class="filled">${issuer.address}</td></tr><tr><th>会 社 名</th><td class="filled">${issuer.name}</td></tr><tr><th>電話番号</th><td class="filled">${issuer.phone}</td></tr><tr><th>登録番号</th><td class="filled">${issuer.registration_number}</td></tr></table>${seal(issuer.name, 'right:1mm;top:9mm')}</div></div>
        <table style="width:100%"><tr><th style="width:46mm">工事番号・工事名</th><td class="filled" colspan="2">26-0418　丸の内ビル改修工事のうち ${facts.lines[0]?.name ?? ''}</td></tr>${row('① 契約金額（税抜）', contract)}${row('② 前回までの請求額', before)}${row('③ 今回請求額（税抜）', facts.subtotal, '出来高 20％')}${facts.rates.map(({ rate, tax }) => row(`④ 消費税額（${rate}％）`, tax)).join('')}${row('⑤ 今回請求額（③＋④）', facts.total, '税込')}${row('⑥ 請求残額（①−②−③）', contract - before - facts.subtotal, '税抜')}</table>
        <p style="margin:5mm 0 1mm">振込先口座（変更のある場合は必ず「口座変更届」を提出してください）</p>
        <table class="account"><tr><th>金融機関コード</th><td>${cells(account.bank.code)}</td><th>支店コード</th><td>${cells(account.branch.code)}</td></tr><tr><th>金融機関名</th><td class="filled">${account.bank.name}</td><th>支店名</th><td class="filled">${account.branch.name}</td></tr><tr><th>預金種別</th><td>${kind(1, '普通')}　${kind(2, '当座')}</td><th>口座番号</th><td>${cells(account.number)}</td></tr><tr><th>口座名義（カナ）</th><td class="filled" colspan="3">${halfWidthHolder(account)}</td></tr></table>
        <table style="margin:6mm 0 0 auto;font-size:8pt"><tr><th>当社使用欄</th><th>所長</th><th>工務</th><th>経理</th></tr><tr><td>勘定科目　外注費</td><td style="width:16mm;height:12mm"></td><td style="width:16mm"></td><td style="width:16mm"></td></tr></table>`,
      ],
    }
  },
}
