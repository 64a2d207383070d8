/** Narrows the page to what was typed. Runs in the browser as it stands here; without it the page is whole. */
export const searchScript = `
const field = document.querySelector('#search')
const articles = [...document.querySelectorAll('article')]
const links = new Map([...document.querySelectorAll('nav li')].map(item => [item.dataset.call, item]))
const found = document.querySelector('#found')
document.querySelector('.search').hidden = false
const search = () => {
  const words = field.value.normalize('NFKC').toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const article of articles) {
    article.hidden = !words.every(word => article.dataset.text.includes(word))
    const link = links.get(article.id)
    if (link) link.hidden = article.hidden
    if (!article.hidden) count += 1
  }
  for (const section of document.querySelectorAll('main section[data-group], nav section')) {
    section.hidden = !section.querySelector('article:not([hidden]), li:not([hidden])')
  }
  found.textContent = words.length === 0 ? '' : count + (count === 1 ? ' call' : ' calls')
}
field.addEventListener('input', search)
// A link from elsewhere leads to a call that the search may have hidden.
addEventListener('hashchange', () => {
  if (!document.querySelector(location.hash || 'body')?.closest('[hidden]')) return
  field.value = ''
  search()
  document.querySelector(location.hash)?.scrollIntoView()
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && event.target === field) { field.value = ''; search() }
  if (event.key !== '/' || event.target === field) return
  event.preventDefault()
  field.focus()
})
`
