export { seedCompanies } from './companies.ts'
export { steps } from './steps.ts'
