/** One list for every screen: what it is asked for lives in the address, and it shows all its states. */
export { List } from './list.tsx'
export { useList, type ListHandle } from './use-list.ts'
export { useSelection } from './use-selection.ts'
export { writeListState, type ListDefinition } from './list-definition.ts'
export { ExportButton } from './export-button.tsx'
export { download } from './download.ts'
export { asLeft, listStateOf, useListSearch, useListState } from './way-back.ts'
export { pageOf } from './address.ts'
