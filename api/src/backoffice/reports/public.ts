export { deleteOldReports } from './delete-old.ts'
export { mountReports } from './route.ts'
