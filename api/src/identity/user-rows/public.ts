export { findUser, findUserByEmail, findUserNames, lockUser, lockWithPassword } from './store.ts'
