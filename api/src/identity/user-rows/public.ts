export { findUser, findUserByEmail, lockUser, lockWithPassword } from './store.ts'
