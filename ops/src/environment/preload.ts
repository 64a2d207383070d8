/**
 * Stands in the page as it is written here, its hash in the CSP:
 * starts fetching the remote and the screen that the URL asks for while the host still loads.
 */
export const preloadScript = `(() => {
const { preload, integrity } = JSON.parse(document.getElementById('environment').textContent)
const isSignedIn = localStorage.getItem('invoice-card.tokens') !== null
for (const { prefix, files, pages } of preload) {
if (prefix !== null && !(isSignedIn && prefix === location.pathname.split('/')[1])) continue
const page = pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
for (const href of new Set([...files, ...page ? page.files : []])) {
const link = document.createElement('link')
Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: integrity[href], href })
document.head.append(link)
}
}
})()`
