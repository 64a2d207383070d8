/**
 * Stands in the page as it is written here, its hash in the CSP:
 * starts fetching the remote and the page that the URL asks for while the host still loads.
 */
export const preloadScript = `(() => {
const { preload, integrity } = JSON.parse(document.getElementById('environment').textContent)
const remote = preload.find(({ prefix }) => prefix === location.pathname.split('/')[1])
if (!remote || !localStorage.getItem('invoice-card.tokens')) return
const page = remote.pages.find(({ pattern }) => new RegExp(pattern).test(location.pathname))
for (const href of new Set([...remote.files, ...page ? page.files : []])) {
const link = document.createElement('link')
Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: integrity[href], href })
document.head.append(link)
}
})()`
