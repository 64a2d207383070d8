import { atom } from 'jotai'

/** Stands above the header's two shapes: a phone that is turned keeps what was typed. */
export const isSearchOpenAtom = atom(false)

/** Where the focus returns to. */
export const triggerId = 'header-search'
/** Apart from `messages.ts`, which is loaded with the field. */
export const triggerLabel = '検索'
export const lostText = '検索を読み込めませんでした。ページを再読み込みしてから、もう一度お試しください。'

/** The field and its results are loaded when they are wanted first. */
export const loadBar = () => import('./search-bar.tsx').then(({ SearchBar }) => SearchBar)
