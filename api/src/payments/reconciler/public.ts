export { reconcilePayments } from './reconcile-payments.ts'
