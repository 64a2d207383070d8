export { demoExaminers } from './examiners.ts'
