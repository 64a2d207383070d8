export { seedCompanies } from './companies.ts'
export { seedExaminers } from './examiners.ts'
export { steps } from './steps.ts'
