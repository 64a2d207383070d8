export { loadBanks } from './load-banks.ts'
export { searchable, searchWordOf } from './zengin.ts'
