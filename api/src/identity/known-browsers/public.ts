export { knownBrowserKey, limitByPlace, placeKeys } from './limit-by-place.ts'
export { deleteBrowsersOf, saveBrowser } from './store.ts'
