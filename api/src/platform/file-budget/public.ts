export { defaultFileBudget, type FileBudget } from './file-budget.ts'
