import { chromium, devices, expect } from '@playwright/test'
import http from 'node:http'
import { existsSync, unlinkSync, readFileSync } from 'node:fs'
import { instance, browserFlags } from './environment.ts'
import * as signIn from './fixtures/people/sign-in.ts'
import * as company from './fixtures/people/new-company.ts'
import * as tokens from './fixtures/people/tokens.ts'
import * as mailbox from './fixtures/people/mailbox.ts'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: browserFlags })
const S: any = { pages: {} , logs: [] }
async function ctx(name: string, width: number, session?: any) {
  const mobile = width < 700
  const c = await browser.newContext({ baseURL: instance.edge_origin, locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: { width, height: mobile ? 667 : 900 }, isMobile: mobile, hasTouch: mobile, acceptDownloads: true, permissions: ['clipboard-read','clipboard-write'], ...(session ? { storageState: tokens.signedInStorage(instance.edge_origin, session) } : {}) })
  const p = await c.newPage()
  p.setDefaultTimeout(8000)
  p.on('pageerror', e => S.logs.push(`[${name}] pageerror ${e}`))
  p.on('console', m => { if (m.type() === 'error' || m.type() === 'warning') S.logs.push(`[${name}] ${m.type()} ${m.text().slice(0, 300)}`) })
  p.on('response', r => { if (r.status() >= 400) S.logs.push(`[${name}] ${r.status()} ${r.request().method()} ${r.url()}`) })
  S.pages[name] = p
  return p
}
async function shot(p: any, n: string, full = false) { await p.screenshot({ path: `/tmp/zz/shots/${n}.png`, fullPage: full, animations: 'disabled' }) }
const text = (p: any) => p.locator('body').innerText()
const snap = (p: any) => p.locator('body').ariaSnapshot()
const sock = '/tmp/zz/sock'
if (existsSync(sock)) unlinkSync(sock)
const AsyncFunction: any = Object.getPrototypeOf(async function () {}).constructor
http.createServer((q, r) => {
  let b = ''
  q.on('data', d => b += d)
  q.on('end', async () => {
    const out: string[] = []
    const log = (...a: any[]) => out.push(a.map(x => typeof x === 'string' ? x : JSON.stringify(x, null, 1)).join(' '))
    try {
      const f = new AsyncFunction('S', 'ctx', 'shot', 'text', 'snap', 'log', 'expect', 'signIn', 'mailbox', 'company', 'instance', 'readFileSync', b)
      const v = await f(S, ctx, shot, text, snap, log, expect, signIn, mailbox, company, instance, readFileSync)
      if (v !== undefined) log(v)
    } catch (e: any) { log('ERR', String(e?.stack ?? e).slice(0, 1500)) }
    if (S.logs.length) { log('--- logs'); log([...new Set(S.logs)].join('\n')); S.logs.length = 0 }
    r.end(out.join('\n') + '\n')
  })
}).listen(sock)
