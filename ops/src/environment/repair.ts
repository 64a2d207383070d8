/** Session storage key: this document is already the second try. */
const key = 'invoice-card.repaired'

const texts = {
  failed: {
    title: '画面を読み込めませんでした',
    text: '通信状況をご確認のうえ、もう一度お試しください。解消しない場合は、お手数ですがブラウザーのキャッシュを削除してください。',
  },
  slow: { title: '読み込みに時間がかかっています', text: 'このままお待ちいただくか、もう一度お試しください。' },
  retry: 'もう一度読み込む',
}

/** The product's look for a page that has none of its scripts; inline, since the policy allows no style sheet here. */
const looks = {
  main: [
    'max-width:30rem;margin:18vh auto 0;padding:1.5rem;text-align:center;line-height:1.7;color:#1c1a17',
    'font-family:"Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif;word-break:auto-phrase',
  ].join(';'),
  title: 'margin:0 0 .75rem;font-size:1.25rem',
  button: [
    'margin-top:1rem;min-height:44px;padding:0 1.5rem;border:0;border-radius:6px;background:#0b5563;color:#fff',
    'font:inherit;font-weight:bold;cursor:pointer',
  ].join(';'),
}

/** After this the page says that it takes long, in place of staying white. */
const patienceMs = 2500

/**
 * Stands in the page before the host's scripts, its hash in the CSP. Nothing else could help when one of them does not come: a release is
 * cached for a year, so a copy that was damaged on its way fails its hash on every visit. The scripts are fetched past the cache and the
 * page is loaded once more; if that does not help either, it says so instead of staying white. Both are reported with the host's version.
 * A script that hangs is said to take long; what the host draws takes the place of these words.
 */
export const repairScript = `(() => {
const key = '${key}'
const texts = ${JSON.stringify(texts)}
const looks = ${JSON.stringify(looks)}
const wasRepaired = sessionStorage.getItem(key) !== null
const failed = []
const report = (message) => {
const { name, sequence, host } = JSON.parse(document.getElementById('environment').textContent)
const body = { type: 'error', release: 'host@' + host.version, environment: name, sequence, path: location.pathname, message }
navigator.sendBeacon('/reports', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
const element = (name, text, look, parent) => {
const made = Object.assign(document.createElement(name), { textContent: text })
made.style.cssText = look
return parent.appendChild(made)
}
const give = ({ title, text }) => {
document.title = title
const root = document.getElementById('root')
root.textContent = ''
const main = element('main', '', looks.main, root)
main.setAttribute('role', 'alert')
element('h1', title, looks.title, main)
element('p', text, '', main)
element('button', texts.retry, looks.button, main).onclick = () => location.reload()
}
const repair = async () => {
const scripts = [...document.querySelectorAll('script[defer]')].map(({ src }) => src)
const answers = await Promise.allSettled(scripts.map(src => fetch(src, { cache: 'reload' })))
if (answers.some(({ value }) => !value || !value.ok)) return give(texts.failed)
sessionStorage.setItem(key, String(Date.now()))
location.reload()
}
setTimeout(() => { if (failed.length === 0 && !document.getElementById('root').hasChildNodes()) give(texts.slow) }, ${patienceMs})
document.addEventListener('error', ({ target }) => {
if (target.localName === 'script' && target.defer) failed.push(target.src)
}, true)
addEventListener('load', () => {
if (failed.length === 0) return sessionStorage.removeItem(key)
report((wasRepaired ? 'Did not load again after a reload: ' : 'Did not load: ') + failed.map(src => new URL(src).pathname).join(', '))
if (wasRepaired) { sessionStorage.removeItem(key); give(texts.failed) } else repair()
})
})()`
